import { describe, expect, it } from 'vitest';
import { changeInWords } from './list-change';
import { syncStateOf } from './list-state';

const attempt = '2026-11-22T06:00:00.000Z';
const success = '2026-11-20T06:00:00.000Z';
const sync = {
  source: 'https://lists.example/',
  last_attempt_at: attempt,
  last_success_at: success,
  error: null,
};

describe('the state of a public list', () => {
  it.each([
    ['Imported by hand', null, undefined],
    ['Synchronised', sync, success],
    ['Failed', { ...sync, error: 'The publisher answered 503.' }, attempt],
  ])('%s', (text, of, at) => expect(syncStateOf({ sync: of })).toMatchObject({ text, ...(at && { at }) }));
});

describe('changes of an own list', () => {
  it.each([
    ['watchlist.entries_added', { entries: 1 }, 'added 1 entry'],
    ['watchlist.entries_added', { entries: 12 }, 'added 12 entries'],
    ['watchlist.entry_removed', { list_entry_id: 'A-1' }, 'removed the entry A-1'],
    ['user.created', {}, 'user.created'],
  ] as const)('%s', (event_type, details, words) =>
    expect(changeInWords({ event_type, details })).toBe(words),
  );
});
