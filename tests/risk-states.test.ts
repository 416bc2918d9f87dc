import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Check } from '@/generated/prisma/client';
import { moveChecks } from '@/lib/domain/checks/service/move';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import type { RiskAssessment, RiskFacts } from '@/lib/domain/risk/schema';
import { replayRiskAssessment } from '@/lib/domain/risk/service/replay';
import { Tier } from '@/lib/domain/words';
import { transaction } from '@/lib/platform/database/transaction';
import { bringCase } from '@/tests/fixtures/cases';
import { exploring, patienceFor } from '@/tests/fixtures/exploring';
import { aCase, aCheck, anAlert, anAssessment } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { storePolicy } from '@/tests/fixtures/policies';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';
import { type Actor, effective, RiskStatesModel } from '@/tests/fixtures/risk-states-model';
import { patience } from '@/tests/fixtures/until';

// Random sequences of events that affect the risk of a case, compared with a plain model of API §6.4, §7.4 and
// docs/adr/0072.

type Step =
  | { do: 'calculate' }
  | { do: 'open a check' }
  | { do: 'end the checks' }
  | { do: 'publish a model' }
  | { do: 'raise'; category: 'PEP Match' | 'Sanctions Hit' }
  | { do: 'clear the alerts' }
  | { do: 'override'; target: number; by: Actor; tier: Tier }
  | { do: 'approve'; target: number; by: Actor };

const actor = fc.constantFrom<Actor>('one', 'other', 'machine');
const target = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: 'calculate' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'open a check' } as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'end the checks' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'publish a model' } as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'clear the alerts' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('raise' as const),
      category: fc.constantFrom('PEP Match', 'Sanctions Hit'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('override' as const),
      target,
      by: actor,
      tier: fc.constantFrom(...Tier.options),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('approve' as const), target, by: actor }) },
);

let project: TestProject;
let headersOf: Record<Actor, Record<string, string>>;

beforeAll(async () => {
  project = await aProject();
  const [one, other] = [await project.person('reviewer'), await project.person('reviewer')];
  headersOf = {
    one: await consoleHeaders(one),
    other: await consoleHeaders(other),
    machine: { 'X-API-KEY': project.apiKey },
  };
});

let models = 0;

/** Changes points, so that scores differ; the tiers here depend only on the minimum scores. */
function publishModel() {
  models += 1;
  const model = defaultSettings.risk_model;
  const customer = { ...model.customer, adverse_media: models % 20 };
  return storePolicy(project.ctx, 'risk_model', models, { ...model, customer });
}

class System {
  readonly model = new RiskStatesModel();
  #open: Check[] = [];
  #alerts: string[] = [];
  /** A second, simpler model: the tiers approved since somebody last set one. */
  #approvedSince: Tier[] = [];

  constructor(readonly case_token: string) {}

  async take(taken: Step): Promise<void> {
    const { ctx } = project;
    const { case_token, model } = this;
    if (taken.do === 'calculate') {
      const { status } = await project.ask('POST', `/v1/cases/${case_token}/risk-assessments`);
      expect(status).toBe(model.calculate());
    } else if (taken.do === 'open a check') {
      this.#open.push(await aCheck(ctx, { case_token }));
      model.openChecks += 1;
    } else if (taken.do === 'end the checks') {
      const ended = this.#open.splice(0).map((check) => ({ check, actions: ['finish'] as const }));
      await transaction(ctx, (tx) => moveChecks(tx, ctx, ended));
      model.openChecks = 0;
    } else if (taken.do === 'raise') {
      this.#alerts.push((await anAlert(ctx, { case_token, category: taken.category })).token);
      if (taken.category === 'Sanctions Hit') model.tier = 'High';
      else if (model.tier === 'Low') model.tier = 'Medium';
    } else if (taken.do === 'clear the alerts') {
      for (const alert of this.#alerts.splice(0)) await this.#clear(alert);
      model.tier = 'Low';
    } else if (taken.do === 'publish a model') await publishModel();
    else await this.#decide(taken);
  }

  async #decide(taken: Extract<Step, { target: number }>): Promise<void> {
    const assessed = this.model.assessments.at(taken.target % Math.max(1, this.model.assessments.length));
    if (!assessed) return;
    const { token } = (await this.stored())[this.model.assessments.indexOf(assessed)]!; // the model has one for each
    const body =
      taken.do === 'override'
        ? { tier: taken.tier, justification: 'Decided by chance.' }
        : { notes: 'Seen.' };
    const path = `/v1/risk-assessments/${token}/${taken.do}`;
    const { status } = await ask('POST', path, { headers: headersOf[taken.by], body });
    const expected =
      taken.do === 'override'
        ? this.model.override(assessed, taken.by, taken.tier)
        : this.model.approve(assessed, taken.by);
    expect(status, JSON.stringify(taken)).toBe(expected);
    if (status !== 200) return;
    if (taken.do === 'approve') this.#approvedSince.push(effective(assessed));
    else if (this.model.standing === assessed) this.#approvedSince = [];
  }

  async #clear(alert: string): Promise<void> {
    const resolution = { action: 'Approve', rationale: 'Another person.', is_false_positive: true };
    for (const [verb, body] of Object.entries({ acknowledge: {}, resolve: resolution })) {
      const { status } = await project.ask('POST', `/v1/alerts/${alert}/${verb}`, { body });
      expect(status).toBe(200);
    }
  }

  async expectClosing(): Promise<void> {
    await this.take({ do: 'end the checks' });
    await this.take({ do: 'clear the alerts' });
    const { status, json } = await project.ask('POST', `/v1/cases/${this.case_token}/close`, {
      body: { decision: 'Approve' },
    });
    expect(status, JSON.stringify(json)).toBe(this.model.riskIsApproved ? 200 : 409);
    if (status === 200) expect(this.#approvedSince).toContain(json.data.risk_tier);
  }

  async stored(): Promise<RiskAssessment[]> {
    const path = `/v1/cases/${this.case_token}/risk-assessments?sort=created_at&limit=100`;
    return (await project.ask('GET', path)).json.data;
  }

  async expectSame(): Promise<void> {
    const shown = (await this.stored()).map(
      ({ status, tier, effective_tier, override_carried_from, approved_by }) => ({
        status,
        tier,
        effective_tier,
        isCarried: override_carried_from !== null,
        isApproved: approved_by !== null,
      }),
    );
    expect(shown).toEqual(
      this.model.assessments.map(({ status, tier, override_tier, carriedFrom, approved_by }) => ({
        status,
        tier,
        effective_tier: override_tier ?? tier,
        isCarried: carriedFrom !== null,
        isApproved: approved_by !== null,
      })),
    );
    const { risk_tier } = (await project.ask('GET', `/v1/cases/${this.case_token}`)).json.data;
    expect(risk_tier).toBe(this.model.caseTier);
  }
}

describe('risk assessments · random sequences', () => {
  const running = exploring(8);

  it('agree with a plain model of the specification', patienceFor(running), async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
        const { token } = await aCase(project.ctx);
        await bringCase(project, token, 'In Review');
        const system = new System(token);
        for (const each of steps) {
          await system.take(each);
          await system.expectSame();
        }
        await system.expectClosing();
      }),
      running,
    );
  });
});

describe('risk assessments · replay', () => {
  const variants: Partial<RiskFacts>[] = [
    {},
    { pep: 'match', country: 'VE' },
    { sanctions: 'unknown', adverse_media: 'match' },
    { entity_type: 'Company', sic_codes: ['92000'], annual_revenue: 25e6, company_age_years: 0 },
  ];

  it(
    'gives every stored score again, whichever model made it and whichever is in force now',
    patience,
    async () => {
      const { ctx } = project;
      for (let published = 0; published < 4; published += 1) {
        for (const change of variants) {
          const { token } = await aCase(ctx);
          await anAssessment(ctx, token, change);
        }
        await publishModel();
      }
      const rows = await asOwner<{ token: string; model_version: string; stored: object }>(
        `select token, model_version, json_build_object('overall_score', overall_score, 'tier', tier,
         'dimensions', dimensions, 'due_diligence_path', due_diligence_path, 'review_frequency', review_frequency,
         'model_version', model_version) as stored
       from risk_assessments where project_id = $1`,
        [ctx.project.id],
      );
      expect(new Set(rows.map(({ model_version }) => model_version)).size).toBeGreaterThanOrEqual(4);
      for (const { token, stored } of rows) {
        const { replayed, is_same } = await replayRiskAssessment(ctx, token);
        expect([replayed, is_same], token).toEqual([stored, true]);
      }
    },
  );
});
