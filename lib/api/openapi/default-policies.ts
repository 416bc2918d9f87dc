import type { z } from 'zod';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import type { AlertTerm } from '@/lib/domain/policies/settings';
import { Priority } from '@/lib/domain/words';

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const { alert_sla, case_sla, priority, reuse, risk_model } = defaultSettings;

const priorities = table(
  ['Category', 'Priority', 'Score'],
  Object.entries(priority.priorities).map(([category, of]) => [category, of.priority, of.priority_score]),
);

const termOf = ({ due_days, warning_days }: z.infer<typeof AlertTerm>): string =>
  `${due_days}, Warning ${warning_days} before`;

const termOfCases = (type: 'Onboarding' | 'Review'): string =>
  `${case_sla[type]?.due_business_days} for ${type} (Warning ${case_sla[type]?.warning_business_days} before)`;

const daysOfAlerts = table(
  ['Priority', 'Onboarding case', 'Review and Perpetual case'],
  Priority.options.map((name) => [name, termOf(alert_sla.Onboarding[name]), termOf(alert_sla.Review[name])]),
);

const tiers = table(
  ['Score from', 'Tier', 'Path', 'Next review'],
  risk_model.tiers.map(({ from, tier, path, review_frequency }) => [from, tier, path, review_frequency]),
);

const weights = Object.entries(risk_model.weights)
  .map(([dimension, weight]) => `\`${dimension}\` ${weight}`)
  .join(', ');

const reused = Object.entries(reuse)
  .filter(([, days]) => days > 0)
  .map(([type, days]) => `\`${type}\` ${days} days`)
  .join(', ');

/** Generated from the settings that a project has before it publishes its own (API §7). */
export const defaultPolicies = [
  '**Settings until an admin publishes others.** `GET /v1/policies` returns all settings in force. Priority and score of a new alert, to which a match adds up to ' +
    `${priority.match_points} points:`,
  priorities,
  'Calendar days to resolve an alert, and how many of them before the deadline its SLA status becomes Warning:',
  daysOfAlerts,
  `Business days to close a case: ${termOfCases('Onboarding')}, ${termOfCases('Review')}. ` +
    'A Perpetual case has no deadline. Clocks stop while the case waits ' +
    'for its client.',
  `Weights of the risk score: ${weights}. Risk tiers:`,
  tiers,
  `An earlier result of the same check on the same data is used again: ${reused}. Other checks always run.`,
].join('\n\n');
