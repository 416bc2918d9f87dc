import type { Check } from '@/generated/prisma/client';
import { imageChecks } from '@/lib/domain/image-checks';
import { listCheckRowsOfCase } from '@/lib/domain/checks/service/list-rows-of-case';
import type { CheckTypeCode } from '@/lib/domain/words';
import { timestamp } from '@/lib/domain/present';
import type { Context } from '@/lib/platform/context';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { settlementIn, settling } from './clearing';
import type { AlertRow } from './present';
import type { Alert, Resolution } from './schema';
import { listAlertRowsOfChecks } from './service/list-rows-of-checks';

const ofDocument: string = 'IDV_DOCUMENT' satisfies CheckTypeCode;

/** Another document of the same person that was read later, in a separate flow. */
const isNewer = (check: Check, raised: Check): boolean =>
  check.type_code === ofDocument &&
  check.entity_token === raised.entity_token &&
  check.flow_token !== raised.flow_token &&
  check.token > raised.token &&
  check.status === 'Complete';

/** An alert on a document, or on a face compared with the portrait in it. */
export const restsOnDocument = ({ check_type_code }: AlertRow): boolean =>
  check_type_code !== null && imageChecks.includes(check_type_code);

/** Whether the check passed, or people have settled all its findings. */
async function isAccepted(tx: Transaction, ctx: Context, check: Check): Promise<boolean> {
  if (check.result === 'Pass') return true;
  const alerts = settling(check, await listAlertRowsOfChecks(tx, ctx, [check]));
  return (
    alerts.length > 0 &&
    alerts.every((alert) => alert.status === 'Resolved' && settlementIn(alert) === 'Pass')
  );
}

/**
 * The newest document after the one that an alert rests on. It decides nothing: the person who decides the alert is
 * pointed to it (docs/adr/0105).
 */
export async function findReplacement(
  tx: Transaction,
  ctx: Context,
  alert: AlertRow,
): Promise<Alert['replaced_by']> {
  if (!alert.case_token || !restsOnDocument(alert)) return null;
  const checks = await listCheckRowsOfCase(tx, ctx, alert.case_token);
  const raised = checks.find(({ token }) => token === alert.check_token);
  if (!raised) return null;
  const newest = checks.findLast((check) => isNewer(check, raised));
  if (!newest?.completed_at) return null;
  const completed_at = timestamp(newest.completed_at);
  const of = raised.type_code === ofDocument ? 'document' : 'portrait';
  return { of, check_token: newest.token, is_accepted: await isAccepted(tx, ctx, newest), completed_at };
}

const notReplacing = 'must be the check of this person’s newest document, which must be accepted';

/** A newer document replaces the alert's document only if it exists and was accepted (docs/adr/0112). */
export async function refuseUnlessReplaced(
  tx: Transaction,
  ctx: Context,
  alert: AlertRow,
  { field, replaced_by }: { field: string } & Pick<Resolution, 'replaced_by'>,
): Promise<void> {
  if (replaced_by === undefined) return;
  const newest = await findReplacement(tx, ctx, alert);
  const isIt = newest?.of === 'document' && newest.is_accepted && newest.check_token === replaced_by;
  if (isIt) return;
  throw new ValidationFailed([{ field, message: notReplacing, code: 'invalid' }]);
}
