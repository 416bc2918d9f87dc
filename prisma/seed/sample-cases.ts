import { subMilliseconds } from 'date-fns/subMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import { listPeople } from '@/lib/domain/access/service/list-people';
import { acknowledgeAlert } from '@/lib/domain/alerts/service/acknowledge';
import { assignAlert } from '@/lib/domain/alerts/service/assign';
import { escalateAlert } from '@/lib/domain/alerts/service/escalate';
import { listAlerts } from '@/lib/domain/alerts/service/list';
import { resolveAlert } from '@/lib/domain/casework/service/resolve-alert';
import type { FlowRequest } from '@/lib/domain/flows/plan';
import type { CompanyRequest, PersonRequest } from '@/lib/domain/flows/schema';
import { scopesOf } from '@/lib/domain/access/roles';
import { submitFlow } from '@/lib/domain/flows/service/submit';
import { claimAndRunFlow } from '@/lib/domain/flows/service/claim-and-run';
import type { Context, Role } from '@/lib/platform/context';

interface Sample {
  /** How long ago the flow was submitted: some deadlines are near, some past. */
  daysAgo: number;
  flow: FlowRequest;
}

const person = (
  daysAgo: number,
  first_name: string,
  last_name: string,
  more: Partial<PersonRequest> = {},
): Sample => ({
  daysAgo,
  flow: { flow_type: 'person', mode: 'async', request: { first_name, last_name, country: 'GB', ...more } },
});

const company = (
  daysAgo: number,
  company_name: string,
  country: string,
  more: Partial<CompanyRequest> = {},
): Sample => ({
  daysAgo,
  flow: { flow_type: 'company', mode: 'async', request: { company_name, country, ...more } },
});

// All invented. The sample list has some of them in other spellings; names in capitals are sandbox markers (API §3.11).
const samples: Sample[] = [
  company(2.4, 'Northgate Bulk Carriers Ltd', 'GB', {
    registration_number: '09812345',
    directors: [
      {
        first_name: 'Arkadiy',
        last_name: 'Morozov',
        date_of_birth: '1968-04-12',
        nationality: 'RU',
        role: 'Director',
      },
      {
        first_name: 'Helen',
        last_name: 'Abbott',
        date_of_birth: '1977-09-02',
        nationality: 'GB',
        role: 'Director',
      },
    ],
    ubos: [
      { first_name: 'Tobias', last_name: 'Harrow', date_of_birth: '1979-06-21', ownership_percentage: 62.5 },
    ],
    annual_revenue: '4200000',
    sic_codes: '50200',
  }),
  company(6.2, 'Meridian Caspian Freight', 'AE', { registration_number: 'DMCC-55120' }),
  person(1.1, 'Samir', 'Al Khateeb', { date_of_birth: '1974-08-19', nationality: 'SY', country: 'DE' }),
  person(3.3, 'Folasade', 'Oyelaran', { date_of_birth: '1961-11-03', nationality: 'NG' }),
  person(0.4, 'Renata', 'Quispe Montoya', { date_of_birth: '1985-01-30', nationality: 'PE', country: 'ES' }),
  person(9.5, 'Clara', 'DOBMISMATCH', { date_of_birth: '1990-02-11' }),
  person(0.1, 'Ivo', 'PEP', { date_of_birth: '1955-05-05', country: 'BG' }),
  person(4.8, 'June', 'MEDIA', { date_of_birth: '1982-12-24' }),
  person(0.7, 'Priya', 'Raman', {
    date_of_birth: '1993-03-08',
    nationality: 'IN',
    email: 'priya.raman@example.com',
  }),
  company(0.2, 'Larkspur Joinery Ltd', 'GB', {
    registration_number: '11223344',
    directors: [
      { first_name: 'Owen', last_name: 'Larkspur', date_of_birth: '1971-07-15', nationality: 'GB' },
    ],
  }),
  company(0.9, 'Harbour Lane DOWN', 'IE', { registration_number: 'IE-774411' }),
];

const at = (ctx: Context, daysAgo: number): Context => ({
  ...ctx,
  now: () => subMilliseconds(new Date(), daysAgo * millisecondsInDay),
});

async function as(ctx: Context, role: Role): Promise<Context> {
  const user = (await listPeople(ctx)).find((person) => person.role === role);
  if (!user) throw new Error(`the first run creates a ${role}`);
  return { ...ctx, actor: { id: user.token, name: user.name, type: 'user', role }, scopes: scopesOf[role] };
}

const anyPage = { limit: 100, sort: { field: 'created_at', descending: false }, after: null };

async function workOnSomeAlerts(ctx: Context): Promise<void> {
  const analyst = await as(ctx, 'analyst');
  const reviewer = await as(ctx, 'reviewer');
  const { items } = await listAlerts(ctx, {}, anyPage);
  const [first, second, third] = items.filter(
    ({ category, match }) => match !== null && category !== 'Sanctions Hit',
  );
  if (first) {
    await acknowledgeAlert(analyst, first.token);
    const rationale = 'Another person: date and place of birth differ, confirmed by the passport.';
    await resolveAlert(analyst, first.token, { action: 'Approve', rationale, is_false_positive: true });
  }
  if (second) {
    await assignAlert(analyst, second.token, { user_id: analyst.actor.id });
    await acknowledgeAlert(analyst, second.token);
  }
  if (third) {
    const reason = 'Wealth does not fit the office held; please decide.';
    await escalateAlert(analyst, third.token, { reason, escalate_to: reviewer.actor.id });
  }
}

export async function seedSampleCases(ctx: Context): Promise<number> {
  for (const { daysAgo, flow } of samples) {
    const then = at(ctx, daysAgo);
    const { flow_token } = await submitFlow(then, flow, null);
    await claimAndRunFlow(then, flow_token);
  }
  await workOnSomeAlerts(ctx);
  return samples.length;
}
