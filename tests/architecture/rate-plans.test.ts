import { expect, it } from 'vitest';
import * as rates from '@/lib/api/callers/rate-limit';
import { textOf } from './tree';

const { starter, professional, enterprise } = rates.ratePlans;

const plans: Record<string, rates.RatePlan> = {
  Starter: starter,
  Professional: professional,
  Enterprise: enterprise,
  'signed-in people, each': rates.peoplePlan,
  'unauthenticated, per address': rates.anonymousPlan,
  'pages and sign-in, per address': rates.pagesPlan,
  '`/api/health/…`, per address': rates.monitorPlan,
  'one hosted journey': rates.journeyPlan,
  'hosted journeys, per address': rates.journeyAddressPlan,
  'answers of providers, per address': rates.providerAddressPlan,
  'answers to one provider job': rates.providerJobPlan,
};

/** The rows of section 10.1. */
function documented(): Record<string, rates.RatePlan> {
  const section = /^## 10\.1 .*?(?=^## )/ms.exec(textOf('docs/api/10-limits.md'))?.[0] ?? '';
  const rows = [...section.matchAll(/^\| (.+?) +\| +(\d+) \| +(\d+) \|$/gm)];
  return Object.fromEntries(
    rows.map(([, name, perMinute, burst]) => [name, { perMinute: Number(perMinute), burst: Number(burst) }]),
  );
}

it('the rate plans are those of docs/api 10.1', () => {
  expect(documented()).toEqual(plans);
});

it('every rate plan is documented', () => {
  const exported = Object.entries(rates).filter(([name]) => name.endsWith('Plan'));
  const missing = exported.filter(([, plan]) => !Object.values<unknown>(plans).includes(plan));
  expect(missing.map(([name]) => name)).toEqual([]);
  expect(exported.length).toBeGreaterThan(5);
});
