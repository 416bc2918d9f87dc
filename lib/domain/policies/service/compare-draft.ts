import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { composePolicy, type Policy } from '../policy';
import type { RiskModel } from '../risk-model';
import { PolicyKind } from '../schema';
import type { PolicySettings } from '../settings';
import { findDraft, findNewestVersions } from '../store';
import { NoPolicyDraft, parseSettings, readableSettings } from '../stored-settings';

export interface PolicySet {
  policy: Policy;
  risk_model: RiskModel;
}

type SettingsOf = <Kind extends PolicyKind>(kind: Kind) => PolicySettings[Kind];

const setOf = (settingsOf: SettingsOf, version: string): PolicySet => ({
  policy: composePolicy(settingsOf),
  risk_model: { version, ...settingsOf('risk_model') },
});

/** All policies in force, and the same with the draft of one kind. Throws `NoPolicyDraft` (409). */
export async function comparePolicyDraft(
  tx: Transaction,
  ctx: Context,
  kind: PolicyKind,
): Promise<{ revision: number; before: PolicySet; after: PolicySet }> {
  const draft = await findDraft(tx, ctx, kind);
  if (!draft) throw new NoPolicyDraft(kind);
  const stored = await findNewestVersions(tx, ctx, PolicyKind.options);
  const inForce: SettingsOf = (each) => readableSettings(each, stored);
  const drafted: SettingsOf = (each) => (each === kind ? parseSettings(each, draft.settings) : inForce(each));
  return { revision: draft.revision, before: setOf(inForce, 'in force'), after: setOf(drafted, 'draft') };
}
