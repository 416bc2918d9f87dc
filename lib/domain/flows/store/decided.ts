import type { RegistryCompany } from '@/lib/domain/providers/provider';
import type { Context } from '@/lib/platform/context';
import { type KeyUse, lockName, type StoredAnswer, storedColumnsOf } from '@/lib/platform/idempotency';
import type { Part } from '@/lib/platform/parts';
import { rowsOf, rowsWithin, type Statement } from '@/lib/platform/statements';
import { type Records, tellOf, type Transaction, withData } from '@/lib/platform/transaction';
import type { DecidedFlow } from '../decided/conclude';
import type { FlowRequest } from '../plan';

/** True for a request that another one made before, by its external_reference. */
export const hasReference = (ctx: Context, { flow_type, request }: FlowRequest): Part<boolean> => ({
  sql: 'select exists (select from flows where project_id = ? and flow_type = ? and external_reference = ?)',
  values: [ctx.project.id, flow_type, request.external_reference ?? null],
  read: (isKnown) => isKnown,
});

export const companyOfFlow = (ctx: Context, token: string): Part<RegistryCompany | null> => ({
  sql: `select findings -> 'company' from flows where project_id = ? and token = ?`,
  values: [ctx.project.id, token],
  read: (company) => company,
});

const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;

export interface KeyOfFlow {
  use: KeyUse;
  answer: StoredAnswer;
}

function keyRow(ctx: Context, { use, answer }: KeyOfFlow, flow_token: string) {
  const columns = storedColumnsOf(answer);
  return {
    ...use,
    ...columns,
    request_hash: hex(use.request_hash),
    body: columns.body && hex(columns.body),
    project_id: ctx.project.id,
    flow_token,
    created_at: ctx.now(),
    lock: lockName(ctx, use),
  };
}

/** A flow, and what is known once it is written. */
export interface WrittenFlow {
  decided: DecidedFlow;
  records: Records;
  /** Null for a request without an Idempotency-Key. */
  key: KeyOfFlow | null;
}

async function writing(ctx: Context, { decided, records, key }: WrittenFlow): Promise<Statement> {
  const { flow, parties, checks, entities, members, alerts, assessment, ofCase } = decided;
  const written = {
    flow: { ...flow, pull_token_hash: hex(flow.pull_token_hash) },
    parties,
    checks: checks.map((check) => ({ ...check, subject_key: hex(check.subject_key) })),
    alerts,
    ...(ofCase && { case: ofCase, entities, members }),
    ...(assessment && { assessment }),
    ...(key && { key: keyRow(ctx, key, flow.token) }),
  };
  const events = await withData(records.events);
  return {
    name: 'write-flow',
    text: 'select write_flow($1, $2, $3, $4) as is_written',
    values: [ctx.project.id, ...[written, events, records.audit].map((each) => JSON.stringify(each))],
  };
}

interface Written {
  is_written: boolean;
}

/** In a transaction of its own. False, and nothing is written, where another flow has its key or external_reference. */
export async function writeFlow(ctx: Context, flow: WrittenFlow): Promise<boolean> {
  const [row] = await rowsOf<Written>(ctx, await writing(ctx, flow));
  if (!row?.is_written) return false;
  tellOf(ctx, flow.records);
  return true;
}

/** As `writeFlow`, after `holdFlow` in the same transaction. Whoever commits it tells of the records. */
export async function writeHeldFlow(tx: Transaction, ctx: Context, flow: WrittenFlow): Promise<boolean> {
  const [row] = await rowsWithin<Written>(tx, await writing(ctx, flow));
  return row?.is_written ?? false;
}

/**
 * Nobody else who holds the flow of this request writes it until the transaction ends. Returns the token of the one that has its key or
 * external_reference already.
 */
export async function holdFlow(
  tx: Transaction,
  ctx: Context,
  { flow: { flow_type, request }, use }: { flow: FlowRequest; use: KeyUse | null },
): Promise<string | null> {
  const { request_hash: _, ...key } = use ?? { request_hash: null };
  const [row] = await rowsWithin<{ known: string | null }>(tx, {
    name: 'hold-flow',
    text: 'select hold_flow($1, $2, $3, $4) as known',
    values: [
      ctx.project.id,
      flow_type,
      request.external_reference ?? null,
      use && JSON.stringify({ ...key, lock: lockName(ctx, use) }),
    ],
  });
  return row?.known ?? null;
}
