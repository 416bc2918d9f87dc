import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import type { RiskModel } from '../risk-model';
import { builtInRiskModel } from '../risk-models/built-in';
import { findNewestVersions } from '../store';
import { readSettings } from '../stored-settings';

/** The last risk model that the project published, or Probity's (API §7.3). Throws `UnreadablePolicy` (500). */
export async function riskModelInForce(tx: Transaction, ctx: Context): Promise<RiskModel> {
  const stored = await findNewestVersions(tx, ctx, ['risk_model']);
  const [own] = stored;
  return own ? { version: own.token, ...readSettings('risk_model', stored) } : builtInRiskModel;
}
