import type { RegistryCompany } from '@/lib/domain/providers/provider';
import type { Context } from '@/lib/platform/context';
import { type KeyUse, keyName, type StoredAnswer, storedColumnsOf } from '@/lib/platform/idempotency';
import type { Subquery } from '@/lib/platform/database/subqueries';
import { rowsOf } from '@/lib/platform/database/statements';
import { type Records, withData } from '@/lib/platform/records';
import { byteaText } from '@/lib/platform/database/insert-rows';
import type { FlowDraft } from '../decided/draft';
import type { FlowRequest } from '../plan';

/** Whether another request with the same external_reference came before. */
export const hasReference = (ctx: Context, { flow_type, request }: FlowRequest): Subquery<boolean> => ({
  sql: 'select exists (select from flows where project_id = ? and flow_type = ? and external_reference = ?)',
  values: [ctx.project.id, flow_type, request.external_reference ?? null],
  read: (isKnown) => isKnown,
});

export const companyOfFlow = (ctx: Context, token: string): Subquery<RegistryCompany | null> => ({
  sql: `select findings -> 'company' from flows where project_id = ? and token = ?`,
  values: [ctx.project.id, token],
  read: (company) => company,
});

interface KeyOfFlow {
  use: KeyUse;
  answer: StoredAnswer;
}

function keyRow(ctx: Context, { use, answer }: KeyOfFlow, flow_token: string) {
  const columns = storedColumnsOf(answer);
  return {
    ...use,
    ...columns,
    request_hash: byteaText(use.request_hash),
    body: columns.body && byteaText(columns.body),
    project_id: ctx.project.id,
    flow_token,
    created_at: ctx.now(),
    lock: keyName(ctx, use),
  };
}

export type RowsBesideFlow = Omit<FlowDraft, 'flow' | 'risk_model'>;

/** A flow, with the data known once it is written. */
interface NewFlow {
  decided: FlowDraft;
  records: Records;
  /** Null for a request without an Idempotency-Key. */
  key: KeyOfFlow | null;
}

/** JSON, created while others are written. */
export interface FlowToWrite {
  written: string;
  events: string[];
  audit: string[];
}

export const recordsIn = ({ events, audit }: FlowToWrite): number => events.length + audit.length;

const asJson = (value: object): string => JSON.stringify(value);

/** Rows of all tables except `flows`. */
export const rowsIn = (draft: RowsBesideFlow) => ({
  parties: draft.parties,
  checks: draft.checks.map((check) => ({ ...check, subject_key: byteaText(check.subject_key) })),
  alerts: draft.alerts,
  entities: draft.entities,
  members: draft.members,
  ...(draft.ofCase && { case: draft.ofCase }),
  ...(draft.assessment && { assessment: draft.assessment }),
});

export async function asWritten(ctx: Context, { decided, records, key }: NewFlow): Promise<FlowToWrite> {
  const { flow } = decided;
  const written = {
    flow: {
      ...flow,
      pull_token_hash: byteaText(flow.pull_token_hash),
      start_token_hash: flow.start_token_hash && byteaText(flow.start_token_hash),
    },
    ...rowsIn(decided),
    ...(key && { key: keyRow(ctx, key, flow.token) }),
  };
  const events = await withData(records.events);
  return { written: asJson(written), events: events.map(asJson), audit: records.audit.map(asJson) };
}

const arrayOf = (texts: readonly string[]): string => `[${texts.join(',')}]`;

/**
 * Writes flows in one transaction. False, without writing, if another flow has the key or external_reference
 * of one of them; true also if a single one already exists. Throws if two of them have the same.
 */
export async function writeFlows(ctx: Context, flows: readonly FlowToWrite[]): Promise<boolean> {
  const parts = [
    flows.map(({ written }) => written),
    flows.flatMap(({ events }) => events),
    flows.flatMap(({ audit }) => audit),
  ];
  const [row] = await rowsOf<{ is_written: boolean }>(ctx, {
    name: 'write-flows',
    text: 'select write_flows($1, $2, $3, $4) as is_written from hold_flows($1, $2)',
    values: [ctx.project.id, ...parts.map(arrayOf)],
  });
  return row?.is_written ?? false;
}
