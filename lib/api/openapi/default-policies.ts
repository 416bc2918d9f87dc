import { defaultSettings } from '@/lib/domain/policies/defaults';
import { Priority } from '@/lib/domain/words';

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const { alert_sla, case_sla, priority, reuse, risk_model } = defaultSettings;

const priorities = table(
  ['Category', 'Priority', 'Score'],
  Object.entries(priority.priorities).map(([category, of]) => [category, of.priority, of.priority_score]),
);

const daysOfAlerts = table(
  ['Priority', 'Onboarding case', 'Review and Perpetual case'],
  Priority.options.map((name) => [
    name,
    alert_sla.Onboarding[name].due_days,
    alert_sla.Review[name].due_days,
  ]),
);

const tiers = table(
  ['Score from', 'Tier', 'Path', 'Next review'],
  risk_model.tiers.map(({ from, tier, path, review_frequency }) => [from, tier, path, review_frequency]),
);

const reused = Object.entries(reuse)
  .filter(([, days]) => days > 0)
  .map(([type, days]) => `\`${type}\` ${days} days`)
  .join(', ');

/** Generated from the settings that a project has before it publishes its own (API §7). */
export const defaultPolicies = [
  '**Settings until an admin publishes others.** Priority and score of a new alert, to which a match adds up to ' +
    `${priority.match_points} points:`,
  priorities,
  'Calendar days to resolve an alert:',
  daysOfAlerts,
  `Business days to close a case: ${case_sla.Onboarding?.due_business_days} for Onboarding, ` +
    `${case_sla.Review?.due_business_days} for Review. A Perpetual case has no deadline. Clocks stop while the case waits ` +
    'for its client.',
  'Risk tiers:',
  tiers,
  `An earlier result of the same check on the same data is used again: ${reused}. Other checks always run.`,
].join('\n\n');
