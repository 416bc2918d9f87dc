import type { PolicyKind } from '@/lib/domain/policies/schema';
import { CodeBlock } from '@/components/ui/code-block';
import { Facts } from '@/components/ui/facts';
import { fieldGroups, type Settings, valueAt } from './settings-fields';
import { valueText } from './setting-text';

/** Settings to read: names and values where the kind has fields, else JSON. */
export function SettingsView({ kind, settings }: { kind: PolicyKind; settings: Settings }) {
  const groups = fieldGroups[kind];
  if (!groups)
    return (
      <div className="p-4">
        <CodeBlock label="Settings" code={JSON.stringify(settings, null, 2)} />
      </div>
    );
  return (
    <div className="grid gap-x-6 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]">
      {groups.map(({ name, fields }) => (
        <section key={name} aria-label={name} className="min-w-0 py-2">
          <h3 className="px-4 pt-1 text-xs font-medium text-muted">{name}</h3>
          <Facts
            className="py-2"
            facts={fields.map((field) => ({
              label: field.label,
              value: valueText(field, valueAt(settings, field.path)),
            }))}
          />
        </section>
      ))}
    </div>
  );
}
