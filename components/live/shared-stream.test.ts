import { describe, expect, it } from 'vitest';
import { type Follower, Place } from './shared-stream';

/** A page that was loaded at this time. */
const loadedAtMs = Date.parse('2026-11-27T12:00:00Z');

function followed(id: string) {
  const heard: string[] = [];
  const follower: Follower = {
    onStreamed: ({ id: at }) => heard.push(at),
    onNotices: () => heard.push('notices'),
    onMessage: ({ type }) => heard.push(type),
    onGap: () => heard.push('gap'),
    onState: (state) => heard.push(state),
  };
  return { heard, place: new Place(id, follower, loadedAtMs) };
}
const again = (id: string) => ({ type: 'opened', id, resumed: true }) as const;
const opened = (id: string, resumed: boolean) => ({ type: 'opened', id, resumed }) as const;

describe('position in the stream', () => {
  it('continues after the last event', () => {
    const { place, heard } = followed('pos_1');
    place.take('pos_1', opened('pos_1', true));
    place.take('pos_1', again('evt_2'));
    expect(heard).toEqual(['pos_1', 'evt_2']);
    expect(place.id).toBe('evt_2');
  });

  it('reports a gap when the stream could not resume', () => {
    const { place, heard } = followed('pos_1');
    place.take('pos_1', opened('pos_9', false));
    expect(heard).toEqual(['gap', 'pos_9']);
  });

  it('reports a gap when another tab was ahead', () => {
    const { place, heard } = followed('pos_1');
    place.take('evt_4', again('evt_5'));
    place.take('evt_5', again('evt_6'));
    expect(heard).toEqual(['gap', 'evt_5', 'evt_6']);
  });

  it('follows the tab that holds the connection', () => {
    const { place, heard } = followed('pos_1');
    place.agree({ kind: 'state', place: 'pos_1', state: 'live', heardAtMs: -Infinity });
    place.agree({ kind: 'state', place: 'evt_7', state: 'lost', heardAtMs: loadedAtMs - 1 });
    place.take('evt_7', again('evt_8'));
    expect(heard).toEqual(['live', 'gap', 'lost', 'evt_8']);
  });

  it.each([
    ['nothing when that tab has heard nothing since the page was loaded', loadedAtMs - 1, ['live', 'evt_8']],
    ['what that tab has heard since the page was loaded', loadedAtMs, ['gap', 'live', 'evt_8']],
  ])('of a page beside another tab misses %s', (_, heardAtMs, expected) => {
    const { place, heard } = followed('pos_7');
    place.agree({ kind: 'state', place: 'evt_7', state: 'live', heardAtMs });
    place.take('evt_7', again('evt_8'));
    expect(heard).toEqual(expected);
  });
});
