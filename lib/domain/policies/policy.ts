import type { Environment } from '@/lib/platform/context';
import { ScreeningCategory } from '@/lib/domain/words';
import { defaultSettings } from './defaults';
import { PolicyKind } from './schema';
import type { PolicySettings } from './settings';

/** All policies of a project (API §7), except for the risk model. */
export interface Policy {
  match_threshold: number;
  priorities: PolicySettings['priority']['priorities'];
  match_points: number;
  alert_sla: PolicySettings['alert_sla'];
  case_sla: PolicySettings['case_sla'];
  reuse_days: PolicySettings['reuse'];
  monitoring: { interval_days: number };
  retention: PolicySettings['retention'];
  four_eyes: PolicySettings['four_eyes'];
  straight_through: boolean;
  required_categories: ScreeningCategory[] | null;
  max_list_age_days: number;
  journey: PolicySettings['journey'];
}

/** The risk model is separate, because it is large and only read when risk is assessed. */
export const composedKinds = PolicyKind.options.filter((kind) => kind !== 'risk_model');

export function composePolicy(
  settingsOf: <Kind extends PolicyKind>(kind: Kind) => PolicySettings[Kind],
): Policy {
  const { match_threshold, required_categories, monitoring_interval_days, max_list_age_days } =
    settingsOf('screening');
  return {
    match_threshold,
    required_categories,
    max_list_age_days,
    monitoring: { interval_days: monitoring_interval_days },
    ...settingsOf('priority'),
    alert_sla: settingsOf('alert_sla'),
    case_sla: settingsOf('case_sla'),
    reuse_days: settingsOf('reuse'),
    retention: settingsOf('retention'),
    four_eyes: settingsOf('four_eyes'),
    straight_through: settingsOf('straight_through').enabled,
    journey: settingsOf('journey'),
  };
}

export const defaultPolicy: Policy = composePolicy((kind) => defaultSettings[kind]);

const requiredByDefault: Record<Environment, readonly ScreeningCategory[]> = {
  production: ScreeningCategory.options,
  // Categories covered by some list; a category without a list is never required.
  staging: [],
};

/** The categories that must be screened (API §3.9). */
export const requiredCategories = (
  { required_categories }: Pick<Policy, 'required_categories'>,
  environment: Environment,
): readonly ScreeningCategory[] => required_categories ?? requiredByDefault[environment];
