import { checkName } from '@/lib/domain/check-names';
import type { AlertCategory, Priority } from '@/lib/domain/words';
import type { PolicyKind } from '@/lib/domain/policies/schema';
import { categories, priorities } from '@/components/alerts/appearance';

export type Settings = Record<string, unknown>;
type Path = readonly string[];

interface FieldChoice {
  value: string;
  label: string;
}

interface Common {
  path: Path;
  label: string;
  hint?: string;
}

export type SettingsField = Common &
  (
    | { kind: 'switch' }
    | { kind: 'number'; unit: string }
    /** `words` says what names of ours stand for. */
    | { kind: 'name'; words: Readonly<Record<string, string>> }
    | { kind: 'choice'; choices: readonly FieldChoice[] }
    | {
        kind: 'choices';
        choices: readonly FieldChoice[];
        /** What null means, where it is allowed. */ none?: string;
      }
  );

export interface FieldGroup {
  name: string;
  fields: readonly SettingsField[];
}

const group = (name: string, fields: readonly SettingsField[]): FieldGroup => ({ name, fields });
const number = (path: Path, label: string, unit: string, hint?: string): SettingsField => ({
  kind: 'number',
  path,
  label,
  unit,
  hint,
});
const toggle = (name: string, label: string, hint?: string): SettingsField => ({
  kind: 'switch',
  path: [name],
  label,
  hint,
});

const provider = (name: string, label: string, own: string, says: string): SettingsField => ({
  kind: 'name',
  path: [name],
  label,
  words: { [own]: `${own}: ${says}` },
  hint: `${own}, or the name of an outside provider of this deployment. The built-in part is a deterrent, not certified.`,
});

const priorityChoices = priorities.map((value: Priority) => ({ value, label: value }));

const ofCategory = (category: AlertCategory): FieldGroup =>
  group(category, [
    {
      kind: 'choice',
      path: ['priorities', category, 'priority'],
      label: 'Priority',
      choices: priorityChoices,
    },
    number(['priorities', category, 'priority_score'], 'Score of a match at the threshold', 'of 100'),
  ]);

const termsOf = (caseType: string): FieldGroup =>
  group(
    `${caseType} cases`,
    priorities.flatMap((priority: Priority) => [
      number([caseType, priority, 'due_days'], `${priority}: due after`, 'days'),
      number([caseType, priority, 'warning_days'], `${priority}: warning before`, 'days'),
    ]),
  );

/** The kinds that are plain fields. The others are written as JSON. */
export const fieldGroups: Partial<Record<PolicyKind, readonly FieldGroup[]>> = {
  four_eyes: [
    group('A second person is needed for', [
      toggle('risk_override', 'An override of a risk tier'),
      toggle('critical_false_positive', 'A false positive of a Critical alert or a Sanctions Hit'),
      toggle(
        'binds_machines',
        'API keys and OAuth clients too',
        'Otherwise these rules are for people alone.',
      ),
    ]),
  ],
  straight_through: [
    group('Cases', [
      toggle(
        'enabled',
        'Close low-risk cases by themselves',
        'Only where every check passed and no alert is open.',
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
  retention: [group('After closing', [number(['closed_case_days'], 'Keep the data of a case for', 'days')])],
  journey: [
    group('Journey', [
      {
        kind: 'choices',
        path: ['document_types'],
        label: 'Documents that it takes',
        choices: [
          { value: 'passport', label: 'Passport' },
          { value: 'national_id', label: 'National identity card' },
          { value: 'driving_licence', label: 'Driving licence' },
        ],
      },
      number(['abandoned_after_minutes'], 'Abandoned after a silence of', 'minutes'),
    ]),
    group('Who judges', [
      provider('document', 'Documents', 'built-in', 'a deterrent, not certified; doubts go to a reviewer'),
      provider('biometric', 'Faces', 'review', 'a reviewer; the built-in part is a deterrent, not certified'),
    ]),
  ],
  priority: [
    group('All matches', [number(['match_points'], 'Extra points for a match of 100', 'points')]),
    ...categories.map(ofCategory),
  ],
  alert_sla: ['Onboarding', 'Review', 'Perpetual'].map(termsOf),
};

const isRecord = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valueAt = (settings: unknown, [name, ...rest]: Path): unknown => {
  if (name === undefined) return settings;
  return isRecord(settings) ? valueAt(settings[name], rest) : undefined;
};

/** The settings with another value at the path. */
export function withValue(settings: Settings, [name, ...rest]: Path, value: unknown): Settings {
  if (name === undefined) return settings;
  const before = settings[name];
  return {
    ...settings,
    [name]: rest.length === 0 ? value : withValue(isRecord(before) ? before : {}, rest, value),
  };
}

export interface SettingsChange {
  path: string;
  before: unknown;
  after: unknown;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Every value that differs, by its path. */
export function changesBetween(before: unknown, after: unknown, path = ''): SettingsChange[] {
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      changesBetween(before[name], after[name], path === '' ? name : `${path}.${name}`),
    );
  }
  return isSame(before, after) ? [] : [{ path, before, after }];
}

/** The settings that a text is, or what is wrong with it. */
export function settingsOf(text: string): { settings: Settings } | { problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? { settings: value } : { problem: 'The settings are an object: { … }' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'This is not JSON.' };
  }
}
