import type { AlertStatus } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { keptTotals } from '@/lib/platform/database/kept-totals';
import type { Totals } from './totals';

const resource = 'alert_verdicts' satisfies Totals;

export interface VerdictTotal {
  list: string | null;
  model_version: string | null;
  is_false_positive: boolean;
}

/** Totals of resolved alerts by list, model and verdict. */
export const sumVerdicts = (ctx: Context) =>
  keptTotals<VerdictTotal>(ctx, resource, { status: 'Resolved' satisfies AlertStatus });
