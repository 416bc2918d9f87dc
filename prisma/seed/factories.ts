import type { Alert, Case, Check } from '@/generated/prisma/client';
import { createPerson } from '@/lib/domain/access/service/create-person';
import { createProject } from '@/lib/domain/access/service/create-project';
import { type FoundForAlert, openAlerts } from '@/lib/domain/alerts/service/open';
import { addCaseEntities } from '@/lib/domain/cases/service/add-entities';
import { type NewCase, openCase } from '@/lib/domain/cases/service/open';
import { createChecks, type NewCheck } from '@/lib/domain/checks/service/create';
import { createEntities, type CreatedEntity, type NewEntity } from '@/lib/domain/entities/service/create';
import { defaultPolicy } from '@/lib/domain/policies/policy';
import type { RiskFacts } from '@/lib/domain/risk/facts';
import type { Context, Environment, Role } from '@/lib/platform/context';
import { keyedHash, randomSecret } from '@/lib/platform/crypto';
import { newToken } from '@/lib/platform/ids';
import { transaction } from '@/lib/platform/transaction';

// Rows for tests, made by the services that make them in earnest: every invariant, audit record and event is there.

/** A new project, and the context of its system; `now` stands still there if a time is given. */
export async function aProject({
  now,
  environment = 'staging',
}: { now?: Date; environment?: Environment } = {}): Promise<Context> {
  const ctx = await createProject({ name: 'A project', hash: randomSecret(16), environment });
  return now ? { ...ctx, now: () => now } : ctx;
}

/** A person of the project who cannot sign in. Returns the token. */
export function aUser(
  ctx: Context,
  { role = 'analyst', name = 'Ada Analyst' }: { role?: Role; name?: string } = {},
): Promise<string> {
  return createPerson(ctx, { name, role, email: `${randomSecret(10)}@example.com`, password_hash: '' });
}

export function aCase(ctx: Context, values: Partial<NewCase> = {}): Promise<Case> {
  return transaction(ctx, (tx) =>
    openCase(tx, ctx, {
      type: 'Onboarding',
      entity_category: 'Person',
      flow_token: null,
      external_reference: null,
      ...values,
    }),
  );
}

const person: NewEntity = {
  type: 'Person',
  role: 'Primary',
  first_name: 'Mary',
  last_name: 'Ward',
  full_name: 'Mary Ward',
  company_name: null,
  registration_number: null,
  date_of_birth: '1980-02-29',
  nationality: 'GB',
  country: 'GB',
  address: null,
};

const company: Partial<NewEntity> = {
  type: 'Company',
  first_name: null,
  last_name: null,
  full_name: null,
  company_name: 'Ward Trading Ltd',
  registration_number: '01234567',
  date_of_birth: null,
  nationality: null,
};

/** A person, or with `type: 'Company'` a company; in a case if one is given. */
export async function anEntity(
  ctx: Context,
  { case_token, ...values }: Partial<NewEntity> & { case_token?: string } = {},
): Promise<CreatedEntity> {
  const input = { ...person, ...(values.type === 'Company' && company), ...values };
  return transaction(ctx, async (tx) => {
    const [entity] = await createEntities(tx, ctx, [input]);
    if (!entity) throw new Error('an entity is made for each input');
    if (case_token) {
      const member = { entity, role: entity.role, ownership_percentage: null };
      await addCaseEntities(tx, ctx, case_token, [member]);
    }
    return entity;
  });
}

/** A check In Progress. */
export async function aCheck(ctx: Context, values: Partial<NewCheck> = {}): Promise<Check> {
  const input: NewCheck = {
    flow_token: null,
    case_token: null,
    entity_token: null,
    party_position: null,
    subject_key: keyedHash(newToken('subject')),
    type_code: 'IDV_DATABASE',
    ...values,
  };
  const [check] = await transaction(ctx, (tx) => createChecks(tx, ctx, [input]));
  if (!check) throw new Error('a check is made for each input');
  return check;
}

export interface AlertValues {
  case_token?: string | null;
  entity_token?: string | null;
  category?: FoundForAlert['finding']['category'];
}

/** An Open alert without a match, of an Onboarding case unless told. */
export async function anAlert(
  ctx: Context,
  { case_token = null, entity_token = null, category = 'Name Mismatch' }: AlertValues = {},
): Promise<Alert> {
  const finding = { type: 'Identity', category, summary: 'The name differs from the record.' } as const;
  const found = [{ entity_token, check_token: newToken('chk'), finding }];
  const origin = { case_token, case_type: 'Onboarding' as const, policy: defaultPolicy };
  const [alert] = await transaction(ctx, (tx) => openAlerts(tx, ctx, found, origin));
  if (!alert) throw new Error('an alert is made for each finding');
  return alert;
}

/** Of a person in Britain about whom nothing speaks: Low. */
export const riskFacts: RiskFacts = {
  entity_type: 'Person',
  pep: 'none',
  sanctions: 'none',
  adverse_media: 'none',
  watchlist: 'none',
  country: 'GB',
  nationalities: ['GB'],
  registered_jurisdiction: null,
  industry: null,
  sic_codes: [],
  company_type: null,
  annual_revenue: null,
  employee_count: null,
  ownership_layers: 0,
  ubo_count: 0,
  company_age_years: null,
  data_tier: 'standard',
};
