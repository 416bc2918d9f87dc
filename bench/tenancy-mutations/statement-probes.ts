import { claimMails, deferMails, markMailsSent, skipMails } from '@/lib/domain/access/store/mails';
import { updateEndOfOtherSessions } from '@/lib/domain/access/store/sessions';
import { findPeopleOf, listAdmins } from '@/lib/domain/access/store/users';
import { findCaseNamesOf, resumeClocksOfCase } from '@/lib/domain/alerts/store/of-case';
import {
  findMatchesOfEntities,
  findNamingAlerts,
  findResolvedOfEntity,
  lockNamingAlert,
} from '@/lib/domain/alerts/store/of-entity';
import { findRange, findRecordUpTo } from '@/lib/domain/audit/store';
import { findCaseNames, findNewestCases } from '@/lib/domain/cases/store';
import {
  countOfCase,
  countPassed,
  findTypesOfEntity,
  updateCaseOfFlow,
  updateChecks,
} from '@/lib/domain/checks/store';
import { findVerificationStatuses } from '@/lib/domain/entities/store';
import { findLinks, findOwners, findOwnersOf } from '@/lib/domain/entities/store/owners';
import {
  claimFlow,
  findFlowByReference,
  lockLeasedFlow,
  renewLease,
  updateEntityOfParties,
} from '@/lib/domain/flows/store';
import { findDue, findMonitored } from '@/lib/domain/monitoring/store';
import { findVersion } from '@/lib/domain/policies/store';
import {
  findActive,
  findDraft,
  findLastApproved,
  findStandingOverride,
  letOverrideStand,
} from '@/lib/domain/risk/store';
import { isLaterThan } from '@/lib/domain/watchlists/store/later-version';
import { findOwnEntities } from '@/lib/domain/watchlists/store/own-entries';
import { retireOwnList } from '@/lib/domain/watchlists/store/own-lists';
import { findVersionInForce } from '@/lib/domain/watchlists/store/own-versions';
import {
  findAddedEntries,
  findRemovedIds,
  findVersionOfList,
} from '@/lib/domain/watchlists/store/version-entries';
import { renewDelivery } from '@/lib/domain/webhooks/store/deliveries';
import type { Context } from '@/lib/platform/context';
import { type Transaction, transaction } from '@/lib/platform/transaction';
import { aFilledProject, type FilledProject } from '@/tests/fixtures/filled-project';
import { asOwner } from '@/tests/fixtures/owner';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { twinOf } from '@/tests/fixtures/twin-project';
import type { Probe } from '@/tests/tenancy/scene';

// Statements that no probe of tests/tenancy reaches, sent on rows that another project has too: what they answer with and
// without their condition is compared (switch.ts).

interface Asked {
  tx: Transaction;
  /** A day later, when everything is due. */
  ctx: Context;
  own: FilledProject;
  other: FilledProject;
  token(kind: string): string;
}

const listedOf = async ({ ctx, token }: Asked) => {
  const [named] = await asOwner<{ list: string; entry: string }>(
    `select evidence -> 'lists' -> 0 ->> 'name' as list, evidence -> 'lists' -> 0 ->> 'list_entry_id' as entry
     from alerts where project_id = $1 and token = $2`,
    [ctx.project.id, token('alt')],
  );
  return { list: named?.list ?? '', list_entry_ids: [named?.entry ?? ''] };
};

/** It is resolved in `prepared`. */
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

const dayMs = 86_400_000;
const later = ({ ctx }: Asked) => new Date(ctx.now().getTime() + dayMs);
const theirList = ({ other }: Asked) => other.tokens.wls ?? '';
const theirVersions = (asked: Asked) => ({
  watchlist_token: theirList(asked),
  from_version: 0,
  to_version: 1_000_000_000,
  in_force: 1_000_000_000,
});

const calls: Record<string, (asked: Asked) => Promise<unknown>> = {
  'mails are skipped': ({ tx, ctx, own }) => skipMails(tx, ctx, own.admin.actor.id, 'all'),
  'mails are claimed': (asked) =>
    claimMails(asked.tx, asked.ctx, asked.own.admin.actor.id, later(asked), 100),
  'mails are sent': ({ tx, ctx, token }) => markMailsSent(tx, ctx, [token('ntf')]),
  'mails wait': ({ tx, ctx, token }) => deferMails(tx, ctx, [token('ntf')]),
  'other sessions end': ({ tx, ctx, own }) => updateEndOfOtherSessions(tx, ctx, own.admin.actor.id, null),
  'people of a role': ({ tx, ctx }) => findPeopleOf(tx, ctx, ['admin', 'reviewer']),
  admins: ({ tx, ctx }) => listAdmins(tx, ctx),
  'clocks that run on': ({ tx, ctx, token }) => resumeClocksOfCase(tx, ctx, token('cas')),
  'case names of alerts': ({ tx, ctx, token }) => findCaseNamesOf(tx, ctx, [token('alt')]),
  'matches of entities': ({ tx, ctx, token }) => findMatchesOfEntities(tx, ctx, [token('ent')]),
  'alerts that name an entry': async (asked) =>
    findNamingAlerts(asked.tx, asked.ctx, await listedOf(asked), 100),
  'an alert that names an entry': async (asked) =>
    lockNamingAlert(asked.tx, asked.ctx, asked.token('alt'), await listedOf(asked)),
  'resolved alerts of a party': async ({ tx, ctx }) =>
    findResolvedOfEntity(tx, ctx, await resolvedPartyOf(ctx), 'Sanctions Hit'),
  'a period without records': (asked) => findRange(asked.ctx, { from: later(asked), to: null }),
  'the last record up to a place': ({ ctx }) => findRecordUpTo(ctx, 1_000_000),
  'names of cases': ({ tx, ctx, token }) => findCaseNames(tx, ctx, [token('cas')]),
  'cases after one': ({ tx, ctx, token }) => findNewestCases(tx, ctx, { after: token('cas'), limit: 100 }),
  'passed checks': ({ tx, ctx, token }) => countPassed(tx, ctx, token('cas')),
  'checks of a case by status': ({ tx, ctx, token }) => countOfCase(tx, ctx, token('cas'), ['Complete']),
  'checks that change': async ({ tx, ctx, token }) => {
    const where = { project_id: ctx.project.id, token: token('chk') };
    const check = await tx.check.findFirstOrThrow({ where });
    return updateChecks(tx, ctx, [{ before: check, after: check }]);
  },
  'types of checks': ({ tx, ctx, token }) => findTypesOfEntity(tx, ctx, token('ent'), 'Screening'),
  'statuses of parties': ({ tx, ctx, token }) => findVerificationStatuses(tx, ctx, [token('ent')]),
  'owners of a company': ({ tx, ctx, token }) => findOwners(tx, ctx, token('ent')),
  'owners of companies': ({ tx, ctx, token }) => findOwnersOf(tx, ctx, [token('ent')]),
  'links to owners': ({ tx, ctx, token }) =>
    findLinks(tx, ctx, { column: 'owned_token', tokens: [token('ent')] }, 10),
  'a flow that is claimed': (asked) => claimFlow(asked.tx, asked.ctx, asked.token('flw'), later(asked)),
  'a lease that goes on': (asked) => {
    const lease = { token: asked.token('flw'), lease_generation: 7 };
    return lockLeasedFlow(asked.tx, asked.ctx, lease, { lease_until: later(asked), findings: {} });
  },
  'the case of a flow': ({ tx, ctx, token }) =>
    updateCaseOfFlow(tx, ctx, token('flw'), { case_token: token('cas'), entity_token: token('ent') }),
  'the entity of a flow': ({ tx, ctx, token }) => updateEntityOfParties(tx, ctx, token('flw'), token('ent')),
  'a flow by its reference': ({ tx, ctx }) => findFlowByReference(tx, ctx, 'company', 'held'),
  'a lease': (asked) =>
    renewLease(asked.tx, asked.ctx, { token: asked.token('flw'), lease_generation: 7 }, later(asked)),
  'who is monitored': ({ ctx }) => findMonitored(ctx, '', 100),
  'who is due': (asked) => findDue(asked.ctx, later(asked), '', 100),
  'a version of a policy': async (asked) => findVersion(asked.tx, asked.ctx, await policyOf(asked)),
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
  'a list that ends': (asked) => retireOwnList(asked.tx, asked.ctx, theirList(asked)),
  'the version in force': (asked) => findVersionInForce(asked.tx, asked.ctx, theirList(asked)),
  'entries of a list': (asked) =>
    findOwnEntities(asked.tx, asked.ctx, theirList(asked), [asked.other.tokens.entry ?? '']),
  'the public list of a name': () => loadSampleList(),
  'which version is later': ({ tx, ctx }) =>
    isLaterThan(tx, ctx, { name: 'Theirs alone', version: '2' }, '1'),
  'entries that were added': (asked) => findAddedEntries(asked.ctx, theirVersions(asked), 100),
  'entries that were removed': (asked) => findRemovedIds(asked.ctx, theirVersions(asked)),
  'the version of a list': (asked) => findVersionOfList(asked.ctx, theirList(asked)),
  'a delivery that is sent again': ({ tx, ctx, token }) => renewDelivery(tx, ctx, token('whd'), 'pending'),
};

interface Projects {
  own: FilledProject;
  other: FilledProject;
  twin: Context;
}

/** What the calls look for and a filled project has not. */
async function prepared(): Promise<Projects> {
  const [own, other] = [await aFilledProject(), await aFilledProject()];
  const of = [own.ctx.project.id];
  await asOwner(
    `update notifications set mail_status = 'pending', mail_due_at = now() - interval '1 hour' where project_id = $1`,
    of,
  );
  await asOwner(
    `update flows set processing_status = 'processing', lease_generation = 7 where project_id = $1 and token = $2`,
    [own.ctx.project.id, own.tokens.flw],
  );
  await asOwner(`update alerts set sla_paused_at = now() where project_id = $1 and status <> 'Resolved'`, of);
  await asOwner(
    `update alerts set status = 'Resolved', resolved_at = now() where project_id = $1 and token <> $2`,
    [own.ctx.project.id, own.tokens.alt],
  );
  await own.ask('PATCH', `/v1/entities/${own.tokens.ent}`, { body: { monitored: true } });
  const people = await own.ask('GET', `/v1/cases/${own.tokens.cas}/entities?type=Person`);
  const owners = [{ entity_token: people.json.data[0].token, ownership_percentage: 60 }];
  await own.ask('PUT', `/v1/entities/${own.tokens.ent}/owners`, { body: { owners } });
  await other.ask('POST', '/v1/watchlists', { body: { name: 'Probity Sample List' } });
  const list = (await other.ask('POST', '/v1/watchlists', { body: { name: 'Theirs alone' } })).json.data
    .token;
  for (const name of ['Ann Ash', 'Bob Birch'])
    await other.ask('POST', `/v1/watchlists/${list}/entries`, { body: { name } });
  return { own, other, twin: await twinOf(own.ctx) };
}

let projects: Promise<Projects> | undefined;

class Undo extends Error {}

async function callAs(
  { project }: Context,
  { own, other }: Projects,
  make: (asked: Asked) => Promise<unknown>,
): Promise<void> {
  const ctx = { ...own.ctx, project, now: () => new Date(Date.now() + dayMs) };
  const token = (kind: string) => own.tokens[kind] ?? '';
  const undone = transaction(ctx, async (tx) => {
    await make({ tx, ctx, own, other, token });
    throw new Undo();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
}

/** Also as the twin: of two rows, the first one found is the older. */
async function call(make: (asked: Asked) => Promise<unknown>): Promise<void> {
  projects ??= prepared();
  const made = await projects;
  for (const ctx of [made.own.ctx, made.twin]) await callAs(ctx, made, make);
}

/** They are green also without the condition: only the comparison notices. */
export const statementProbes: Probe[] = Object.entries(calls).map(([name, make]) => ({
  name: `statement: ${name}`,
  expectNoLeak: () => call(make),
}));
