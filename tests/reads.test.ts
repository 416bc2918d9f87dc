import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '@/generated/routes';
import { operationsOf } from '@/lib/api/registry';
import { listCaseAlerts } from '@/lib/domain/alerts/operations';
import { listAuditLogs, listCaseAuditLogs, verifyAuditLogs } from '@/lib/domain/audit/operations';
import { listCases } from '@/lib/domain/cases/operations';
import { listEntityChecks } from '@/lib/domain/checks/operations';
import { listEntities } from '@/lib/domain/entities/operations';
import type { Operation, Tag } from '@/lib/domain/operation';
import { assessRisk } from '@/lib/domain/risk/service/assess';
import { transaction } from '@/lib/platform/database/transaction';
import { aCase, aCheck, anAlert, anEntity, riskFacts } from '@/tests/fixtures/factories';
import { aSentDocument } from '@/tests/fixtures/hosted-journey';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

const tags = new Set<Tag>(['Cases', 'Entities', 'Checks', 'Risk assessments', 'Audit logs', 'People']);
const reads: Operation[] = operationsOf(routes).filter(
  ({ method, path, scope, tag }) =>
    method === 'GET' && scope !== 'a session' && (tags.has(tag) || path.startsWith('/v1/cases/')),
);

const named = (operations: readonly Operation[]) => operations.map((op) => [op.id, op] as const);

interface Holder extends TestProject {
  tokens: Record<string, string>;
}

async function aHolder(): Promise<Holder> {
  const project = await aProject();
  const { ctx } = project;
  await project.person('analyst');
  const { token: case_token } = await aCase(ctx);
  const { token: entity_token } = await anEntity(ctx, { case_token });
  const assessment = await transaction(ctx, (tx) => assessRisk(tx, ctx, case_token, riskFacts, 'asked'));
  const { token: check_token } = await aCheck(ctx, { case_token, entity_token });
  await anAlert(ctx, { case_token, entity_token });
  await project.ask('POST', `/v1/cases/${case_token}/comments`, { body: { body: 'Seen.' } });
  const { json } = await project.ask('POST', '/v1/entities/imports', { body: 'type,last_name\nPerson,Ash' });
  const document_token = await aSentDocument(project);
  await asOwner('update documents set case_token = $1 where token = $2', [case_token, document_token]);
  const [assessment_token, import_token] = [assessment.token, json.data.token];
  return {
    ...project,
    tokens: { case_token, entity_token, check_token, assessment_token, import_token },
  };
}

let ours: Holder;
let theirs: Holder;
beforeAll(async () => {
  [ours, theirs] = [await aHolder(), await aHolder()];
});

const pathOf = ({ path }: Operation, tokens: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => tokens[name] ?? 'none');

function schemaOf({ id, answer }: Operation) {
  if (!('schema' in answer)) throw new Error(`${id} answers without a body`);
  return answer.schema;
}

const maxLimitOf = ({ answer }: Operation) => (answer.shape === 'list' ? answer.maxLimit : 0);

const read = (op: Operation, { tokens = ours.tokens, query = '' } = {}) =>
  ours.ask('GET', `${pathOf(op, tokens)}?${query}`);

describe('reads', () => {
  it.each(named(reads))('%s answers with the declared schema', async (_id, op) => {
    const { status, json, text } = await read(op);
    expect(status, text).toBe(200);
    const data: unknown[] = op.answer.shape === 'list' ? json.data : [json.data];
    expect(data.length).toBeGreaterThan(0);
    for (const item of data) expect(schemaOf(op).parse(item)).toEqual(item);
    if (op.answer.shape === 'list') expect(json.meta.total).toBe(data.length);
  });

  it.each(named(reads.filter(({ params }) => params)))(
    '%s answers 404 when a token is unknown or of another project',
    async (_id, op) => {
      const { status, json } = await read(op, { tokens: theirs.tokens });
      expect([status, json.error.code]).toEqual([404, 'NOT_FOUND']);
      expect((await read(op, { tokens: {} })).json.error.message).toBe(json.error.message);
    },
  );

  it.each(named(reads.filter(({ answer }) => answer.shape === 'list')))(
    '%s refuses unknown filters, sorts, limits and cursors',
    async (_id, op) => {
      const tooMany = `limit=${maxLimitOf(op) + 1}`;
      for (const query of ['colour=red', 'sort=colour', 'limit=0', tooMany, 'cursor=x', 'q=%00']) {
        const { status, json } = await read(op, { query });
        expect([status, json.error.code], query).toEqual([400, 'VALIDATION_ERROR']);
      }
    },
  );

  it.each([
    ['case_token=cas_other', listCaseAlerts],
    ['case_token=cas_other', listCaseAuditLogs],
    ['status=Open', listCases],
    ['country=UK', listEntities],
    ['status=Done', listEntityChecks],
    ['from=yesterday', listAuditLogs],
    ['to=2026-02-30T00:00:00Z', verifyAuditLogs],
  ])('refuses %s', async (query, op) => {
    const { status, json } = await read(op, { query });
    expect([status, json.error.details[0].field]).toEqual([400, query.split('=')[0]]);
  });

  it('accepts the earliest and the latest time of ISO 8601', async () => {
    const query = 'from=0000-01-01T00:00:00%2B23:00&to=9999-12-31T23:59:59-23:00';
    const [listed, verified] = [await read(listAuditLogs, { query }), await read(verifyAuditLogs, { query })];
    expect(verified.json.data).toMatchObject({ valid: true, records: listed.json.meta.total });
  });

  it('filters the list of a case like the global list', async () => {
    const total = async (query: string) => (await read(listCaseAlerts, { query })).json.meta.total;
    expect([await total('status=Open&priority=Medium'), await total('status=Resolved')]).toEqual([1, 0]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'answers %s of the audit log with 405 and the allowed methods',
    async (method) => {
      const { status, headers } = await ours.ask(method, '/v1/audit-logs');
      expect([status, headers.get('allow')]).toEqual([405, expect.stringContaining('GET')]);
    },
  );
});
