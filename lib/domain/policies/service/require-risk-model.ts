import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { RiskModel } from '../risk-model';
import { builtInRiskModels } from '../risk-models/built-in';
import { findVersion } from '../store';
import { readSettings } from '../stored-settings';

/**
 * The risk model with this `model_version`, in force or not. Throws `NotFound` (404) and `UnreadablePolicy`
 * (500).
 */
export async function requireRiskModel(tx: Transaction, ctx: Context, version: string): Promise<RiskModel> {
  const builtIn = builtInRiskModels[version];
  if (builtIn) return builtIn;
  const own = await findVersion(tx, ctx, version);
  if (own?.kind !== 'risk_model') throw new NotFound('risk model');
  return { version, ...readSettings('risk_model', [own]) };
}
