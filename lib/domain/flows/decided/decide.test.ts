import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '@/lib/domain/policies/policy';
import { builtInRiskModel } from '@/lib/domain/policies/risk-models/built-in';
import type { RegistryCompany } from '@/lib/domain/providers/provider';
import { providersFor } from '@/lib/domain/providers/provider-set';
import { loadedLists, screeningProvider } from '@/lib/domain/providers/screening/provider';
import { buildMatcher } from '@/lib/domain/screening/matcher';
import { asStored } from '@/lib/platform/database/as-stored';
import { type Context, systemContext } from '@/lib/platform/context';
import { withData } from '@/lib/platform/records';
import { sampleList } from '@/prisma/seed/sample-list';
import type { FlowRequest } from '../plan';
import { CompanyRequest, PersonRequest, ScreeningRequest } from '../schema';
import { callProvider } from '../calls';
import { decideFlow } from './decide';
import type { Basis } from './draft';

const ctx: Context = {
  ...systemContext({ id: 7, hash: 'seven', environment: 'staging' }, 'req_7'),
  now: () => new Date('2026-03-02T12:00:00Z'),
};

const registered: RegistryCompany = {
  legal_name: 'Quiet Water Ltd',
  registration_number: '123',
  jurisdiction: 'DE',
  company_status: 'Active',
  company_type: null,
  incorporation_date: '2010-04-01',
  registered_address: null,
  sic_codes: [],
  officers: [
    {
      type: 'Person',
      role: 'Director',
      first_name: 'Folasade',
      last_name: 'Oyelaran',
      date_of_birth: null,
      birth_month: null,
      nationality: null,
      ownership_percentage: null,
    },
  ],
};

const matcher = buildMatcher([{ ...sampleList, updated_at: '2026-01-01T00:00:00Z' }]);
const choose = providersFor(
  {},
  {
    screening: screeningProvider(
      loadedLists(() => matcher),
      async () => null,
      async () => [],
    ),
    lookupCompany: async (_country, number) => (number === '123' ? registered : null),
  },
);

const basis: Basis = { policy: defaultPolicy, earlier: [], registered: null };

/** Calls the built-in providers and counts the calls. */
async function decide(flow: FlowRequest, by: Partial<Basis> = {}) {
  const given = { ...basis, ...by };
  let rounds = 0;
  const { signal } = new AbortController();
  const decision = await decideFlow(ctx, flow, given, choose, {
    async providers(calls) {
      rounds += 1;
      return Promise.all(calls.map(async (call) => asStored(await callProvider(ctx, call, given, signal))));
    },
    ofCase: async () => ({ case_number: 12, risk_model: builtInRiskModel }),
    earlier: async () => [],
  });
  if (!decision) throw new Error('The providers answered.');
  const { decided, records } = decision;
  return { ...decided, rounds, audit: records.audit, events: await withData(records.events) };
}

const screening = (name: string) =>
  decide({ flow_type: 'screening', mode: 'sync', request: ScreeningRequest.parse({ name }) });

const company = (more: object = {}, by: Partial<Basis> = {}) => {
  const request = CompanyRequest.parse({ company_name: 'Quiet Water Ltd', country: 'DE', ...more });
  return decide({ flow_type: 'company', mode: 'sync', request }, by);
};

const namesOf = (records: readonly { event_type: string }[]) => records.map(({ event_type }) => event_type);
const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe('flows · deciding a screening', () => {
  it('ends it with a check of each category, and opens no case without a match', async () => {
    const { flow, checks, parties, result, ...others } = await screening('Priya Raman');
    expect(others).toMatchObject({ ofCase: null, entities: [], members: [], alerts: [], assessment: null });
    expect(parties).toMatchObject([{ flow_token: flow.token, position: 0, entity_token: null }]);
    expect(checks.map(({ status, result: is }) => [status, is])).toEqual(Array(4).fill(['Complete', 'Pass']));
    expect(flow).toMatchObject({
      project_id: 7,
      processing_status: 'complete',
      overall_verdict: 'Pass',
      lease_until: null,
      completed_at: ctx.now(),
    });
    expect(result).toMatchObject({ flow_token: flow.token, overall_verdict: 'Pass', case_token: null });
  });

  it('records that each check was run and ended, and that the screening is complete', async () => {
    const { audit, events, result } = await screening('Priya Raman');
    expect(namesOf(audit)).toEqual([...Array(4).fill('check.executed'), ...Array(4).fill('check.completed')]);
    expect(typesOf(events)).toEqual([...Array(4).fill('check.completed'), 'screening.completed']);
    expect(events.at(-1)?.data).toEqual({ ...result, tokens: null });
  });

  it('opens a Review of the person with an alert for a match, with the number that it is given', async () => {
    const { flow, ofCase, entities, members, alerts, checks, assessment, result } =
      await screening('Folasade Oyelaran');
    const [entity] = entities;
    expect(ofCase).toMatchObject({
      name: 'CAS-000012',
      type: 'Review',
      flow_token: flow.token,
      primary_entity_token: entity?.token,
      total_entities_count: 1,
      open_alerts_count: alerts.length,
      risk_tier: assessment?.tier,
    });
    expect(members).toMatchObject([{ entity_token: entity?.token, role: 'Primary' }]);
    expect(alerts.length).toBeGreaterThan(0);
    for (const row of [...checks, ...alerts])
      expect(row).toMatchObject({ case_token: ofCase?.token, entity_token: entity?.token });
    expect(entity?.verification_status).toBe('In Progress');
    expect(result).toMatchObject({ overall_verdict: 'Refer', case_reference: 'CAS-000012' });
  });

  it('publishes the case as the flow leaves it', async () => {
    const { events, ofCase } = await screening('Folasade Oyelaran');
    const created = events.find(({ type }) => type === 'case.created');
    expect(created?.data).toMatchObject({
      open_alerts_count: ofCase?.open_alerts_count,
      total_entities_count: 1,
      risk_tier: ofCase?.risk_tier,
    });
  });
});

describe('flows · deciding a company', () => {
  it('calls the providers again for the people that its registry names', async () => {
    const { parties, entities, members, checks, rounds } = await company({ registration_number: '123' });
    expect(rounds).toBe(2);
    expect(parties.map(({ kind }) => kind)).toEqual(['subject', 'director']);
    expect(entities.map(({ role }) => role)).toEqual(['Primary', 'Director']);
    expect(members).toHaveLength(2);
    expect(checks).toHaveLength(9);
  });

  it('opens its Onboarding first, and assesses its risk at the end', async () => {
    const { audit, ofCase, assessment } = await company();
    expect(namesOf(audit).slice(0, 3)).toEqual(['case.created', 'entity.created', 'entity.added_to_case']);
    expect(assessment).toMatchObject({ case_token: ofCase?.token, status: 'Active' });
    expect(ofCase).toMatchObject({ type: 'Onboarding', risk_tier: assessment?.tier });
  });

  it('requests its straight-through closing if the policy allows it', async () => {
    const policy = { ...defaultPolicy, straight_through: true };
    expect(typesOf((await company()).events)).not.toContain('flow.concluded');
    expect(typesOf((await company({}, { policy })).events)).toContain('flow.concluded');
  });

  it('reuses a check that answers the same question', async () => {
    const first = await company();
    const earlier = first.checks.filter(({ type_code }) => type_code === 'SCR_PEP');
    const { checks } = await company({}, { earlier });
    expect(checks.filter(({ status }) => status === 'Reused')).toMatchObject([
      { type_code: 'SCR_PEP', result_data: { reused_from: earlier[0]?.token } },
    ]);
  });
});

describe('flows · deciding with providers that do not answer immediately', () => {
  it('decides nothing', async () => {
    const request = ScreeningRequest.parse({ name: 'Priya Raman' });
    const asked = {
      providers: async () => null,
      ofCase: () => Promise.reject(new Error('no case')),
      earlier: async () => [],
    };
    const flow: FlowRequest = { flow_type: 'screening', mode: 'sync', request };
    expect(await decideFlow(ctx, flow, basis, choose, asked)).toBeNull();
  });
});

describe('flows · deciding a person', () => {
  it('verifies and screens them in one round', async () => {
    const request = PersonRequest.parse({ first_name: 'Priya', last_name: 'Raman', country: 'GB' });
    const { rounds, checks, ofCase } = await decide({ flow_type: 'person', mode: 'sync', request });
    expect([rounds, checks.length, ofCase?.entity_category]).toEqual([1, 5, 'Person']);
  });
});
