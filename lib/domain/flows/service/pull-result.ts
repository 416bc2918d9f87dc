import { addMilliseconds } from 'date-fns/addMilliseconds';
import { isAfter } from 'date-fns/isAfter';
import { millisecondsInDay } from 'date-fns/constants';
import type { FlowReply } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import { keyedHash } from '@/lib/platform/crypto';
import { NotFound, TokenExpired } from '@/lib/platform/errors/errors';
import { read } from '@/lib/platform/database/transaction';
import { readResult } from '../result';
import { findFlowByPullToken } from '../store';

const lifetimeMs = 30 * millisecondsInDay;
const nothingYet: FlowReply = { status: 204, body: null, headers: { 'Retry-After': '1' } };

/**
 * API §3.1: 204 until a check has ended. Throws `TokenExpired` (404) 30 days after the results, and
 * `NotFound` (404).
 */
export async function pullResult(ctx: Context, pullToken: string): Promise<FlowReply> {
  return read(ctx, async (tx) => {
    const flow = await findFlowByPullToken(tx, ctx, keyedHash(pullToken));
    if (!flow) throw new NotFound('pull token');
    const availableAt = flow.results_available_at;
    if (availableAt && isAfter(ctx.now(), addMilliseconds(availableAt, lifetimeMs)))
      throw new TokenExpired('pull');
    const result = await readResult(tx, ctx, flow);
    const { passed, referred, failed } = result.checks_summary;
    if (result.processing_status === 'processing' && passed + referred + failed === 0) return nothingYet;
    return { status: 200, headers: {}, body: JSON.stringify(result) };
  });
}
