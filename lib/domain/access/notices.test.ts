import { describe, expect, it } from 'vitest';
import { noticePath } from './notices';

describe('the page of a notice', () => {
  it.each([
    ['alert', '/alerts/tok_1'],
    ['case', '/cases/tok_1'],
    ['webhook', '/webhooks/tok_1'],
    ['list_source', '/lists'],
    ['of a later version', '/alerts'],
  ])('%s', (target_type, path) => {
    expect(noticePath({ target_type, target_token: 'tok_1' })).toBe(path);
  });
});
