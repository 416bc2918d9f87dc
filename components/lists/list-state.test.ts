import { describe, expect, it } from 'vitest';
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
    ['Imported manually', null, undefined],
    ['Synchronised', sync, success],
    ['Failed', { ...sync, error: 'The publisher answered 503.' }, attempt],
  ])('%s', (text, of, at) => expect(syncStateOf({ sync: of })).toMatchObject({ text, ...(at && { at }) }));
});
