'use client';

import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/field';
import { exactErrorOf } from '@/components/ui/field-errors';
import type { FieldGroup } from './fields/field';
import { isPlain, isShown } from './setting-text';
import { SettingsInput } from './settings-input';
import { type Settings, withValue } from './settings-path';

interface SettingsFormProps {
  groups: readonly FieldGroup[];
  settings: Settings;
  problem: unknown;
  onChange: (change: (settings: Settings) => Settings) => void;
}

/** A group with tables, or one that is checked as a whole, takes the full width. */
const isWide = ({ fields, path }: FieldGroup) => path !== undefined || !fields.every(isPlain);

export function SettingsForm({ groups, settings, problem, onChange }: SettingsFormProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-6 gap-y-6 p-4">
      {groups.map((group) => (
        <fieldset key={group.name} className={classNames('min-w-0', isWide(group) && 'col-span-full')}>
          <legend className="mb-2 text-sm font-semibold">{group.name}</legend>
          <GroupState group={group} settings={settings} problem={problem} />
          <div
            className={classNames(
              'grid gap-3',
              isWide(group) && 'grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-6',
            )}
          >
            {group.fields
              .filter((field) => isShown(settings, field))
              .map((field) => (
                <SettingsInput
                  key={field.path.join('.')}
                  field={field}
                  settings={settings}
                  at="settings"
                  problem={problem}
                  onChange={(value) => onChange((before) => withValue(before, field.path, value))}
                />
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** What applies to the group as a whole, and the API's problems with it. */
function GroupState({
  group: { path, check },
  settings,
  problem,
}: Omit<SettingsFormProps, 'groups' | 'onChange'> & { group: FieldGroup }) {
  const state = check?.(settings);
  const error = path && !state?.isWrong && exactErrorOf(problem, ['settings', ...path].join('.'));
  return (
    <>
      {state && (
        <p
          role="status"
          className={classNames('mb-3 text-sm', state.isWrong ? 'font-medium text-warning' : 'text-muted')}
        >
          {state.text}
        </p>
      )}
      {error && <FieldError className="mb-3">{error}</FieldError>}
    </>
  );
}
