import { describe, expect, it } from 'vitest';
import { type Follower, Place } from './shared-stream';

function followed(id: string) {
  const heard: string[] = [];
  const follower: Follower = {
    onStreamed: ({ id: at }) => heard.push(at),
    onNotices: () => heard.push('notices'),
    onMessage: ({ type }) => heard.push(type),
    onGap: () => heard.push('gap'),
    onState: (state) => heard.push(state),
  };
  return { heard, place: new Place(id, follower) };
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
    place.agree('pos_1', 'live');
    place.agree('evt_7', 'lost');
    place.take('evt_7', again('evt_8'));
    expect(heard).toEqual(['live', 'gap', 'lost', 'evt_8']);
  });
});
