import type { PolicyVersion } from '@/lib/domain/policies/schema';
import { classNames } from '@/components/ui/class-names';
import { CodeBlock } from '@/components/ui/code-block';
import { Written } from '@/components/ui/written';
import type { CountriesField, FieldGroup, RowsField } from './fields/field';
import { fieldGroups } from './fields/groups';
import { SettingsTable } from './settings-table';
import { isPlain, isShown, isTable, linesText, valueText } from './setting-text';
import { type Settings, valueAt } from './settings-path';

/** The settings as names and values, or the stored JSON if they are not readable. */
export function SettingsView({ policy: { kind, settings, is_readable } }: { policy: PolicyVersion }) {
  if (!is_readable)
    return (
      <div className="p-4">
        <CodeBlock label="Settings" code={JSON.stringify(settings, null, 2)} />
      </div>
    );
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(26rem,100%),1fr))] gap-x-6">
      {fieldGroups[kind].map((group) => (
        <GroupView key={group.name} group={group} settings={settings} />
      ))}
    </div>
  );
}

/** A longer text is shown as a paragraph below its label. */
const maxInLine = 48;

interface GroupViewProps {
  group: FieldGroup;
  settings: Settings;
}

function GroupView({ group: { name, fields, isTable: isInTable }, settings }: GroupViewProps) {
  const shown = fields.filter((field) => isShown(settings, field));
  const plain = shown.filter(isPlain);
  const tables = shown.filter(isTable);
  return (
    <section aria-label={name} className="min-w-0 py-2">
      <h3 className="px-4 pt-1 text-xs font-medium text-muted">{name}</h3>
      {isInTable && <SettingsTable label={name} fields={plain} settings={settings} />}
      {!isInTable && plain.length > 0 && (
        <dl className="grid grid-cols-[fit-content(62%)_minmax(0,1fr)] gap-x-6 gap-y-2 px-4 py-2 text-sm">
          {plain.map((field) => (
            <Setting
              key={field.label}
              label={field.label}
              text={valueText(field, valueAt(settings, field.path))}
            />
          ))}
        </dl>
      )}
      {tables.map((field) => (
        <LinesView key={field.path.join('.')} field={field} settings={settings} />
      ))}
    </section>
  );
}

/** The labels of a group differ in length, and the longest gives them their width. */
function Setting({ label, text }: { label: string; text: string }) {
  const line = text.length > maxInLine ? 'col-span-2' : undefined;
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className={classNames('wrap-anywhere text-muted', line)}>{label}</dt>
      <dd className={classNames('min-w-0', line)}>
        <Written>{text}</Written>
      </dd>
    </div>
  );
}

function LinesView({ field, settings }: { field: RowsField | CountriesField; settings: Settings }) {
  const lines = linesText(field, valueAt(settings, field.path));
  if (field.kind === 'countries')
    return (
      <details className="px-4 py-2 text-sm">
        <summary className="w-fit cursor-default text-muted hover:text-ink">{field.label}</summary>
        <Lines lines={lines} />
      </details>
    );
  return (
    <div className="px-4 py-2 text-sm">
      <h4 className="text-muted">{field.label}</h4>
      <Lines lines={lines} />
    </div>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="mt-1 flex flex-col gap-1">
    {lines.map((line) => (
      <li key={line} className="wrap-anywhere">
        {line}
      </li>
    ))}
  </ul>
);
