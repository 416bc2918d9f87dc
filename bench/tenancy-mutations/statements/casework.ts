import type { AlertAge } from '@/lib/domain/alerts/list-schema';
import { findCaseNamesOf, resumeClocksOfCase } from '@/lib/domain/alerts/store/of-case';
import {
  findMatchesOfEntities,
  findNamingAlerts,
  findResolvedOfEntity,
  lockNamingAlert,
} from '@/lib/domain/alerts/store/of-entity';
import { endHolds } from '@/lib/domain/alerts/store/holds';
import { countOfAge } from '@/lib/domain/alerts/store/opened';
import { sumDays } from '@/lib/domain/analytics/store';
import {
  findCaseNames,
  findNewestCases,
  findWaitingOverrides,
  hasMember,
  hasWaitingOverride,
  listCaseRows,
  searchedText,
} from '@/lib/domain/cases/store';
import {
  countOfCase,
  findCheckPageOfCase,
  findNextRetry,
  findOutcomesOfCase,
  findTypesOfEntity,
  updateCaseOfFlow,
  updateChecks,
} from '@/lib/domain/checks/store';
import { deleteReadings } from '@/lib/domain/checks/store/readings';
import { findVerificationStatuses } from '@/lib/domain/entities/store';
import { findLinks, findOwners, findOwnersOf, replaceOwners } from '@/lib/domain/entities/store/owners';
import { claimDueCaseRows } from '@/lib/domain/cases/store/due';
import { findVersion } from '@/lib/domain/policies/store';
import {
  findActive,
  findDraft,
  findLastApproved,
  findStandingOverride,
  letOverrideStand,
} from '@/lib/domain/risk/store';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/database/conditions';
import { rowsOf } from '@/lib/platform/database/statements';
import { asOwner } from '@/tests/fixtures/owner';
import { type Asked, type Calls, dayMs } from './asked';

const listedOf = async ({ ctx, token }: Asked) => {
  const [named] = await asOwner<{ list: string; entry: string }>(
    `select evidence -> 'lists' -> 0 ->> 'name' as list, evidence -> 'lists' -> 0 ->> 'list_entry_id' as entry
     from alerts where project_id = $1 and token = $2`,
    [ctx.project.id, token('alt')],
  );
  return { list: named?.list ?? '', list_entry_ids: [named?.entry ?? ''] };
};

/** The entity of an alert that was resolved when the projects were prepared. */
async function resolvedPartyOf({ project }: Context): Promise<string> {
  const [row] = await asOwner<{ entity_token: string }>(
    `select entity_token from alerts where project_id = $1 and status = 'Resolved' and category = 'Sanctions Hit'`,
    [project.id],
  );
  return row?.entity_token ?? '';
}

const policyOf = async ({ ctx }: Asked) => {
  const [row] = await asOwner<{ token: string }>(
    'select token from policy_versions where project_id = $1 limit 1',
    [ctx.project.id],
  );
  return row?.token ?? '';
};

/** A time when the deadline of every case has passed. */
const muchLater = (ctx: Context): Context => {
  const now = new Date(ctx.now().getTime() + 400 * dayMs);
  return { ...ctx, now: () => now };
};

/** Creation time of one alert with the same token in both projects. */
const openedAt = new Date('2026-01-10T12:00:00Z');

async function countAt({ tx, ctx, token }: Asked, age: AlertAge, hours: number): Promise<number> {
  await tx.$executeRaw`update alerts set created_at = ${openedAt} where token = ${token('alt')}`;
  const now = new Date(openedAt.getTime() + hours * 3_600_000);
  return countOfAge({ ...ctx, transaction: tx, now: () => now }, age);
}

/** The twin's hold ends an hour later, so that it is not due. */
async function endDueHolds({ tx, ctx, own, token }: Asked): Promise<object[]> {
  const due = { token: token('alt'), held_until: openedAt };
  await tx.$executeRaw`update alerts set held = '{}', held_until = ${openedAt}::timestamptz
    + case when project_id = ${own.ctx.project.id} then interval '0' else interval '1 hour' end
    where token = ${due.token}`;
  return endHolds(tx, ctx, [due]);
}

/** Makes the twin's check of the flow ask the same as another check of the project. */
async function forgetReadings({ tx, ctx, own, token }: Asked): Promise<void> {
  const image = 'doc_read';
  const read = JSON.stringify({ documents: [{ token: image }] });
  await tx.$executeRaw`update checks set type_code = 'IDV_DOCUMENT', result_data = ${read}::jsonb,
    subject_key = case when project_id = ${own.ctx.project.id} and flow_token = ${token('flw')}
      then 'one'::bytea else 'another'::bytea end
    where token in (select token from checks where project_id = ${own.ctx.project.id})`;
  return deleteReadings(tx, ctx, token('flw'), image);
}

/** Makes the twin's retry due first. */
async function planRetries({ tx, ctx, own, token }: Asked): Promise<Date | null> {
  await tx.$executeRaw`update checks set status = 'Retry Scheduled', retry_at = now()
    + case when project_id = ${own.ctx.project.id} then interval '1 day' else interval '1 hour' end
    where token = ${token('chk')}`;
  return findNextRetry({ ...ctx, transaction: tx }, token('flw'));
}

function listCases({ tx, ctx }: Asked, ...conditions: Condition[]) {
  const page = { limit: 100, sort: { field: 'created_at', descending: true }, after: null };
  return listCaseRows({ ...ctx, transaction: tx }, { equals: {}, conditions }, page);
}

/** The condition that is used when too many cases match to list their tokens. */
async function findNamedByTwin({ tx, ctx }: Asked): Promise<object[]> {
  const sql = searchedText.others?.('%Twin%').sql.replaceAll('?', '$2');
  return rowsOf(
    { ...ctx, transaction: tx },
    {
      name: 'cases-with-a-named-member',
      text: `select token from cases r where r.project_id = $1::int and ${sql}`,
      values: [ctx.project.id, '%Twin%'],
    },
  );
}

/** Makes only the twin's override wait. */
const waitInTwin = ({ tx, own, token }: Asked) =>
  tx.$executeRaw`update risk_assessments set status = 'Active', override_tier = 'High'
    where token = ${token('rsk')} and project_id <> ${own.ctx.project.id}`;

const ofCaseLists: Calls = {
  'cases with a member of a name': findNamedByTwin,
  'cases of a member': (asked) => listCases(asked, hasMember(asked.ctx, asked.token('held'))),
  'cases whose override waits': async (asked) => {
    await waitInTwin(asked);
    return listCases(asked, hasWaitingOverride(asked.ctx));
  },
  'cases of these whose override waits': async (asked) => {
    await waitInTwin(asked);
    return findWaitingOverrides({ ...asked.ctx, transaction: asked.tx }, [asked.token('cas')]);
  },
};

const ofRisk: Calls = {
  'the assessment in effect': ({ tx, ctx, token }) => findActive(tx, ctx, token('cas')),
  'a draft of an assessment': async ({ tx, ctx, token }) => {
    await tx.$executeRaw`update risk_assessments set status = 'Draft' where token = ${token('rsk')}`;
    return findDraft(tx, ctx, token('cas'));
  },
  'the approved assessment': async ({ tx, ctx, token }) => {
    await tx.$executeRaw`update risk_assessments set status = 'Approved' where token = ${token('rsk')}`;
    return findLastApproved(tx, ctx, token('cas'));
  },
  'the override in effect': async ({ tx, ctx, token }) => {
    await tx.$executeRaw`update risk_assessments set override_stands = true where token = ${token('rsk')}`;
    return findStandingOverride(tx, ctx, token('cas'));
  },
  'an override that stands': ({ tx, ctx, token }) => letOverrideStand(tx, ctx, token('cas'), token('rsk')),
};

export const ofCasework: Calls = {
  'clocks that run on': ({ tx, ctx, token }) => resumeClocksOfCase(tx, ctx, token('cas')),
  'clocks that are due': ({ tx, ctx }) => claimDueCaseRows(tx, muchLater(ctx), 100),
  'readings of an image': forgetReadings,
  'totals of days': ({ ctx }) => sumDays(ctx, '2020-01-01', '2100-01-01'),
  'alerts of an age, by whole days': ({ ctx }) => countOfAge(muchLater(ctx), 'Over 14 days'),
  'alerts of an age, in the hours after it begins': (asked) => countAt(asked, 'Under 1 day', 23),
  'alerts of an age, in the hours before it ends': (asked) => countAt(asked, 'Over 14 days', 14 * 24 + 1),
  'holds that are due': endDueHolds,
  'case names of alerts': ({ tx, ctx, token }) => findCaseNamesOf(tx, ctx, [token('alt')]),
  'matches of entities': ({ tx, ctx, token }) => findMatchesOfEntities(tx, ctx, [token('ent')]),
  'alerts that name an entry': async (asked) =>
    findNamingAlerts(asked.tx, asked.ctx, await listedOf(asked), 100),
  'an alert that names an entry': async (asked) =>
    lockNamingAlert(asked.tx, asked.ctx, asked.token('alt'), await listedOf(asked)),
  'resolved alerts of a party': async ({ tx, ctx }) =>
    findResolvedOfEntity(tx, ctx, await resolvedPartyOf(ctx), 'Sanctions Hit'),
  'names of cases': ({ ctx, token }) => findCaseNames(ctx, [token('cas')]),
  'cases after one': ({ tx, ctx, token }) => findNewestCases(tx, ctx, { after: token('cas'), limit: 100 }),
  'outcomes of checks': ({ tx, ctx, token }) => findOutcomesOfCase(tx, ctx, token('cas')),
  'checks of a case by status': ({ tx, ctx, token }) => countOfCase(tx, ctx, token('cas'), ['Complete']),
  'checks after one': ({ tx, ctx, token }) =>
    findCheckPageOfCase(tx, ctx, token('cas'), { after: token('chk'), limit: 100 }),
  'checks that change': async ({ tx, ctx, token }) => {
    const where = { project_id: ctx.project.id, token: token('chk') };
    const check = await tx.check.findFirstOrThrow({ where });
    return updateChecks(tx, ctx, [{ before: check, after: check }]);
  },
  'the next retry of a flow': planRetries,
  'types of checks': ({ tx, ctx, token }) => findTypesOfEntity(tx, ctx, token('ent'), 'Screening'),
  'the case of a flow': ({ tx, ctx, token }) =>
    updateCaseOfFlow(tx, ctx, token('flw'), { case_token: token('cas'), entity_token: token('ent') }),
  'statuses of parties': ({ tx, ctx, token }) => findVerificationStatuses(tx, ctx, [token('ent')]),
  'owners of a company': ({ tx, ctx, token }) => findOwners(tx, ctx, token('ent')),
  'owners that are replaced': ({ tx, ctx, token }) => replaceOwners(tx, ctx, token('ent'), []),
  'owners of companies': ({ tx, ctx, token }) => findOwnersOf(tx, ctx, [token('ent')]),
  'links to owners': ({ tx, ctx, token }) =>
    findLinks(tx, ctx, { column: 'owned_token', tokens: [token('ent')] }, 10),
  'a version of a policy': async (asked) => findVersion(asked.tx, asked.ctx, await policyOf(asked)),
  ...ofRisk,
  ...ofCaseLists,
};
