import { expect, it } from 'vitest';
import { outageOf } from './outage';

const alert = {
  token: 'alt_1',
  category: 'API Failure',
  check_tokens: ['chk_1', 'chk_2'],
  summary: 'Companies House did not answer. Not checked: Company registry, Sanctions screening.',
} as const;
const of = { ...alert, check_tokens: [...alert.check_tokens] };

it('checks · a failed check says why, with the alert about it, and others do not', () => {
  const cause = { cause: 'Companies House did not answer', href: '/alerts/alt_1' };
  expect(outageOf({ token: 'chk_2', status: 'Failed' }, [of])).toEqual(cause);
  expect(outageOf({ token: 'chk_2', status: 'Complete' }, [of])).toBeUndefined();
  expect(outageOf({ token: 'chk_3', status: 'Failed' }, [of])).toBeUndefined();
  expect(outageOf({ token: 'chk_1', status: 'Failed' }, [{ ...of, category: 'PEP Match' }])).toBeUndefined();
});
