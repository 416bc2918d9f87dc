import { listAlertRowsOfChecks } from '@/lib/domain/alerts/service/list-rows-of-checks';
import { setVerificationStatuses } from '@/lib/domain/entities/service/set-verification-statuses';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findFlowRows } from '../rows';
import { presentResultForEvents } from '../present-result';
import { readResultOf } from '../result';
import { requireFlow, updateFlow } from '../store';
import { verdictEventsOf } from '../verdict-events';
import { verdictOf } from '../verdict';
import { findOtherFlows, statusesOfEntities } from '../settle/other-flows';
import { reassessCase } from './reassess-case';

/**
 * After a change of its alerts or checks: updates the verdict of an ended flow, the status of its entities
 * and the risk of its case (API §3.10). Records an event if the verdict changes. A running flow is judged
 * when it ends. Call it under `lockFlow`. Throws `NotFound` (404).
 */
export async function judgeFlowAgain(tx: Transaction, ctx: Context, flowToken: string): Promise<void> {
  const before = await requireFlow(tx, ctx, flowToken);
  if (before.processing_status === 'processing') return;
  const rows = await findFlowRows(tx, ctx, before);
  const alerts = await listAlertRowsOfChecks(tx, ctx, rows.checks);
  // First, because a case is locked before its entities. Assessing may be what could not be done for a flow
  // that was given up.
  if (before.case_token && before.processing_status === 'complete')
    await reassessCase(tx, ctx, before.case_token);
  const others = await findOtherFlows(tx, ctx, rows);
  await setVerificationStatuses(tx, ctx, statusesOfEntities(rows, alerts, others));
  const overall_verdict = verdictOf(rows.checks, alerts);
  const flow = await updateFlow(tx, ctx, flowToken, { overall_verdict });
  const events = verdictEventsOf(before.flow_type);
  if (!events || overall_verdict === before.overall_verdict) return;
  const data = presentResultForEvents(await readResultOf(tx, ctx, { ...rows, flow }, alerts));
  recordEvent(tx, ctx, events.changed, { token: flowToken, data });
}
