import { expect, it } from 'vitest';
import { failedTogether } from './failed-together';

const check = (token: string, change: object = {}) =>
  ({ token, entity_token: 'ent_1', status: 'Failed', ...change }) as const;

it('alerts · retry · covers every failed check of the party, each once', () => {
  const own = check('chk_1');
  const ofCase = [
    check('chk_2'),
    own,
    check('chk_3', { status: 'Complete' }),
    check('chk_4', { entity_token: 'ent_2' }),
  ];
  expect(failedTogether(own, ofCase).map(({ token }) => token)).toEqual(['chk_1', 'chk_2']);
});
