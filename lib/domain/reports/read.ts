import { namePeople } from '@/lib/domain/access/service/name-people';
import { describeProject } from '@/lib/domain/access/service/describe-project';
import { presentAlertsOfCase } from '@/lib/domain/alerts/service/present-of-case';
import { extractCaseAuditRecords } from '@/lib/domain/audit/service/extract-case-audit-records';
import { findAuditHead } from '@/lib/domain/audit/service/find-audit-head';
import { presentCase } from '@/lib/domain/cases/present';
import { getCaseRow } from '@/lib/domain/cases/service/get-row';
import { listCaseMembers } from '@/lib/domain/cases/service/list-members';
import type { Case } from '@/lib/domain/cases/schema';
import { listFlowTokensOfCase } from '@/lib/domain/checks/service/list-flow-tokens-of-case';
import { presentChecksOfCase } from '@/lib/domain/casework/service/present-checks-of-case';
import { presentCommentsOfCase } from '@/lib/domain/comments/service/present-of-case';
import { presentOwnedEntities } from '@/lib/domain/entities/service/present-owned';
import { listFlowScreenings } from '@/lib/domain/flows/service/list-screenings';
import type { RowPage } from '@/lib/domain/list-page';
import { listPublishedVersions } from '@/lib/domain/policies/service/list-published-versions';
import { presentRiskAssessmentsOfCase } from '@/lib/domain/risk/service/present-risk-assessments-of-case';
import { batchesOf } from '@/lib/platform/database/batches';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { AppliedVersions } from './applied-versions';
import { Pack } from './pack';
import type { AuditProof, ReportedCase, ReportedEntity, ReportListName } from './schema';

/** Reading and writing the JSON of this many takes a few milliseconds of the event loop. */
const perPage = 20;
const auditRecordsPerPage = 200;

type ReadPage = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  page: RowPage,
) => Promise<{ token: string }[]>;

/** In the order of the pack. */
const pagedLists = (versions: AppliedVersions): [ReportListName, ReadPage][] => [
  ['checks', presentChecksOfCase],
  ['alerts', async (...page) => (await presentAlertsOfCase(...page)).map((alert) => versions.ofAlert(alert))],
  [
    'risk_assessments',
    async (...page) =>
      (await presentRiskAssessmentsOfCase(...page)).map((assessment) => versions.ofAssessment(assessment)),
  ],
  ['comments', presentCommentsOfCase],
];

async function addPages(
  pack: Pack,
  list: ReportListName,
  readPage: (page: RowPage) => Promise<{ token: string }[]>,
): Promise<void> {
  let after: string | null = null;
  do {
    const items = await readPage({ after, limit: perPage });
    await pack.add(list, items);
    after = items.length === perPage ? (items.at(-1)?.token ?? null) : null;
  } while (after !== null);
}

async function addEntities(pack: Pack, tx: Transaction, ctx: Context, caseToken: string): Promise<void> {
  const members = await listCaseMembers(tx, ctx, caseToken);
  for (const rows of batchesOf(members, perPage)) {
    const inCase = rows.map(({ case_role, ...row }) => ({ ...row, role: case_role }));
    const shares = new Map(rows.map(({ token, ownership_percentage }) => [token, ownership_percentage]));
    const owned = await presentOwnedEntities(tx, ctx, inCase);
    const items = owned.map((entity): ReportedEntity => {
      return { ...entity, ownership_percentage: shares.get(entity.token) ?? null };
    });
    await pack.add('entities', items);
  }
}

async function addAuditRecords(pack: Pack, tx: Transaction, ctx: Context, caseToken: string): Promise<void> {
  let after = 0;
  for (let isLast = false; !isLast;) {
    const records = await extractCaseAuditRecords(tx, ctx, caseToken, { after, limit: auditRecordsPerPage });
    await pack.add('audit_records', records);
    isLast = records.length < auditRecordsPerPage;
    after = records.at(-1)?.sequence ?? after;
  }
}

export interface ReadCase {
  record: Case;
  reported: ReportedCase;
  pack: Pack;
  projectName: string;
  head: AuditProof['head'];
}

/** Reads the complete pack in one transaction. Throws `NotFound` (404), and the signal's reason. */
export async function readCase(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  left: AbortSignal,
): Promise<ReadCase> {
  const record = presentCase(await getCaseRow(tx, ctx, caseToken), ctx.now());
  const pack = new Pack(left);
  pack.noteWho(JSON.stringify(record));
  const versions = new AppliedVersions(await listPublishedVersions(tx, ctx));
  const flows = await listFlowTokensOfCase(tx, ctx, caseToken);
  await pack.add('flows', await listFlowScreenings(tx, ctx, flows));
  await addEntities(pack, tx, ctx, caseToken);
  for (const [list, readPage] of pagedLists(versions)) {
    await addPages(pack, list, (page) => readPage(tx, ctx, caseToken, page));
  }
  await addAuditRecords(pack, tx, ctx, caseToken);
  await pack.add('people', await namePeople(tx, ctx, [...pack.people]));
  const { name: projectName } = await describeProject(tx, ctx);
  const head = await findAuditHead(tx, ctx);
  return { record, reported: versions.ofCase(record), pack, projectName, head };
}
