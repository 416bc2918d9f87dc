import { checkName } from '@/lib/domain/check-names';
import type { AlertCategory, Priority } from '@/lib/domain/words';
import type { PolicyKind } from '@/lib/domain/policies/schema';
import { categories, priorities } from '@/components/alerts/appearance';
import { type FieldGroup, group, lines, number, type SettingsField, toggle } from './field';
import { riskModelGroups } from './risk-model';

const provider = (name: string, label: string, own: string, says: string): SettingsField => ({
  kind: 'text',
  path: [name],
  label,
  words: { [own]: `${own}: ${says}` },
  hint: `${own}, or the name of an outside provider of this deployment. The built-in check is a deterrent and not certified.`,
});

const priorityChoices = priorities.map((value: Priority) => ({ value, label: value }));

/** Of the categories whose alerts are about a match on a list. The others have no score to add points for. */
const withMatch: readonly AlertCategory[] = [
  'PEP Match',
  'Sanctions Hit',
  'Adverse Media',
  'Watchlist Match',
];
const scoreLabel = (category: AlertCategory) =>
  withMatch.includes(category) ? 'Priority score of a match at the threshold' : 'Priority score';

const ofCategory = (category: AlertCategory): FieldGroup =>
  group(category, [
    {
      kind: 'choice',
      path: ['priorities', category, 'priority'],
      label: 'Priority',
      choices: priorityChoices,
    },
    number(['priorities', category, 'priority_score'], scoreLabel(category), 'of 100'),
  ]);

const caseTypes = ['Onboarding', 'Review', 'Perpetual'];

const termsOf = (caseType: string): FieldGroup => ({
  name: `${caseType} cases`,
  isTable: true,
  fields: priorities.flatMap((priority: Priority) => [
    number([caseType, priority, 'due_days'], `${priority}: due after`, 'days'),
    number([caseType, priority, 'warning_days'], `${priority}: warning before`, 'days'),
  ]),
});

const timeZone = group('Days', [
  {
    kind: 'text',
    path: ['time_zone'],
    label: 'Time zone',
    hint: 'It decides when a day begins. Example: Europe/Berlin.',
  },
]);

const closedWithin = (caseType: string): FieldGroup =>
  group(`${caseType} cases`, [
    {
      kind: 'optional',
      path: [caseType],
      label: 'Have a deadline',
      fresh: { due_business_days: 15, warning_business_days: 3 },
    },
    number([caseType, 'due_business_days'], 'Due after', 'business days'),
    number([caseType, 'warning_business_days'], 'Warning before', 'business days'),
  ]);

/** The fields of every value, by policy kind. */
export const fieldGroups: Record<PolicyKind, readonly FieldGroup[]> = {
  risk_model: riskModelGroups,
  case_sla: [
    ...caseTypes.map(closedWithin),
    timeZone,
    group('Holidays', [
      {
        kind: 'country',
        path: ['holidays', 'country'],
        label: 'Public holidays of',
        none: 'No country: weekends only',
      },
      {
        kind: 'text',
        path: ['holidays', 'region'],
        label: 'Region',
        none: 'The whole country',
        hint: 'As in ISO 3166-2, without the country: SCT for Scotland. Empty for the whole country.',
      },
      lines(['holidays', 'days'], 'Further days off', 'One date per line, such as 2026-12-24.'),
    ]),
  ],
  four_eyes: [
    group('A second person is needed for', [
      toggle('risk_override', 'An override of a risk tier'),
      toggle('critical_false_positive', 'A false positive of a Critical alert or a Sanctions Hit'),
      toggle(
        'binds_machines',
        'API keys and OAuth clients too',
        'Otherwise these rules apply to people only.',
      ),
    ]),
  ],
  straight_through: [
    group('Cases', [
      toggle(
        'enabled',
        'Close low-risk cases automatically',
        'Only if every check passed and no alert is open.',
      ),
    ]),
  ],
  screening: [
    group('Matches', [number(['match_threshold'], 'Matches raise an alert from', 'of 100')]),
    group('Lists', [
      {
        kind: 'choices',
        path: ['required_categories'],
        label: 'Must be covered by a list',
        none: 'Set by the environment: all in production',
        choices: [
          { value: 'sanctions', label: 'Sanctions' },
          { value: 'pep', label: 'PEP' },
          { value: 'adverse_media', label: 'Adverse media' },
          { value: 'watchlist', label: 'Watchlist' },
        ],
      },
      number(['max_list_age_days'], 'A list counts as missing after', 'days', 'Without a successful update.'),
    ]),
    group('Monitoring', [number(['monitoring_interval_days'], 'Customers are screened again every', 'days')]),
  ],
  reuse: [
    group(
      'A pass is reused for',
      Object.entries(checkName).map(([code, name]) => number([code], name, 'days', undefined)),
    ),
  ],
  retention: [
    group('After closing', [number(['closed_case_days'], 'Keep the data of a case for', 'days')]),
    group('After it was sent', [number(['document_days'], 'Keep the image of a document for', 'days')]),
  ],
  journey: [
    group('Journey', [
      {
        kind: 'choices',
        path: ['document_types'],
        label: 'Accepted documents',
        choices: [
          { value: 'passport', label: 'Passport' },
          { value: 'national_id', label: 'National identity card' },
          { value: 'driving_licence', label: 'Driving licence' },
        ],
      },
      number(['abandoned_after_minutes'], 'Abandoned after inactivity of', 'minutes'),
    ]),
    group('Who judges', [
      provider('document', 'Documents', 'built-in', 'a deterrent and not certified; doubts go to a person'),
      provider(
        'biometric',
        'Faces',
        'review',
        'a person; the built-in check is a deterrent and not certified',
      ),
    ]),
  ],
  priority: [
    group('All matches', [number(['match_points'], 'Extra points for a match of 100', 'points')]),
    ...categories.map(ofCategory),
  ],
  alert_sla: [...caseTypes.map(termsOf), timeZone],
};
