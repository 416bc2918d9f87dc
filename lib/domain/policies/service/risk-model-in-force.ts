import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { RiskModel } from '../risk-model';
import { findNewestVersions } from '../store';
import { riskModelOf } from '../stored-settings';

/**
 * The last risk model that the project published, or Probity's (API §7.3). Throws `UnreadablePolicy` (500).
 */
export const riskModelInForce = async (tx: Transaction, ctx: Context): Promise<RiskModel> =>
  riskModelOf(await findNewestVersions(tx, ctx, ['risk_model']));
