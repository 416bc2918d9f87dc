import { describe, expect, it } from 'vitest';
import { match } from '@/components/alerts/evidence/fixtures/match';
import { isolated } from '@/lib/domain/wording';
import { remarksOf, type WeighedFacts } from './to-weigh';

type Check = WeighedFacts['checks'][number];
type Alert = WeighedFacts['alerts'][number];

const check = (change: Partial<Check>): Check => ({
  token: 'chk_1',
  entity_token: 'ent_1',
  type_code: 'SCR_PEP',
  status: 'Complete',
  result: 'Pass',
  result_data: {},
  created_at: '2026-11-20T09:00:00Z',
  ...change,
});
const alert = (change: Partial<Alert>): Alert => ({
  category: 'Sanctions Hit',
  status: 'Resolved',
  is_false_positive: false,
  match,
  subject: { name: 'Ann Acorn', type: 'Person' },
  check_token: 'chk_1',
  resolution_action: 'Decline',
  ...change,
});

const clean: WeighedFacts = {
  of: { token: 'cas_1', status: 'In Review' },
  alerts: [alert({ is_false_positive: true })],
  checks: [check({})],
  parties: [{ token: 'ent_1', name: 'Ann Acorn' }],
};
const told = (change: Partial<WeighedFacts>) =>
  remarksOf({ ...clean, ...change }).map(({ title, note, href }) => [title, note, href]);

describe('cases · to weigh before an approval', () => {
  it('has no remarks if the checks passed and the hits were false', () => {
    expect(told({})).toEqual([]);
    const referred = check({ result: 'Refer' });
    expect(told({ checks: [referred] })).toEqual([]);
  });

  it('names failed checks, and those of a provider that was down, even if that alert was called false', () => {
    const outage = alert({ category: 'API Failure', match: null, is_false_positive: true });
    const checks = [
      check({ result: 'Refer' }),
      check({ token: 'chk_2', type_code: 'SCR_SANCTIONS', status: 'Failed', result: null }),
      check({ token: 'chk_3', type_code: 'COM_REGISTRY', result: 'Fail' }),
      check({
        token: 'chk_4',
        type_code: 'SCR_WATCHLIST',
        result: 'Refer',
        result_data: { not_screened: true },
      }),
    ];
    expect(told({ alerts: [outage], checks })).toEqual([
      [
        '4 checks did not pass',
        `3 gave no result, 1 failed: ${isolated('Ann Acorn')}`,
        '/cases/cas_1/checks',
      ],
    ]);
  });

  it.each([
    ['gave no result', check({ status: 'Failed', result: null })],
    ['failed', check({ result: 'Fail' })],
  ])('says once that checks %s', (what, each) => {
    expect(told({ checks: [each] })).toEqual([
      [`1 check ${what}`, isolated('Ann Acorn'), '/cases/cas_1/checks'],
    ]);
  });

  it('ignores a failed check that has passed since', () => {
    const again = check({ token: 'chk_2', created_at: '2026-11-21T09:00:00Z' });
    expect(told({ checks: [check({ status: 'Failed', result: null }), again] })).toEqual([]);
  });

  it('names a party without any check', () => {
    const parties = [...clean.parties, { token: 'ent_2', name: 'Bo Bramble' }];
    expect(told({ parties })).toEqual([
      ['1 party was never checked', isolated('Bo Bramble'), '/cases/cas_1/parties'],
    ]);
  });

  it('names up to three confirmed matches, and says how many led to Decline', () => {
    const names = ['Ann', 'Bo', 'Cy', 'Di'];
    const alerts = names.map((name, n) =>
      alert({ subject: { name, type: 'Person' }, resolution_action: n === 0 ? 'Decline' : 'Approve' }),
    );
    const [ann, bo, cy] = names.map((name) => `${isolated(name)} (Sanctions Hit)`);
    expect(told({ alerts })).toEqual([
      [
        '4 confirmed matches',
        `${ann}, ${bo}, ${cy} and 1 more; 1 resolved with Decline`,
        '/cases/cas_1/alerts',
      ],
    ]);
  });

  it('has no remarks on a closed case', () => {
    expect(told({ of: { token: 'cas_1', status: 'Closed' }, parties: [{ token: 'x', name: 'X' }] })).toEqual(
      [],
    );
  });
});
