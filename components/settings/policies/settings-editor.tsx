'use client';

import { type FormEvent, useState } from 'react';
import type { PolicyKind } from '@/lib/domain/policies/schema';
import { Button } from '@/components/ui/button';
import { Field, TextArea } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { useSaveDraft } from './policy-mutations';
import { fieldGroups, type Settings, settingsOf, withValue } from './settings-fields';
import { SettingsInput } from './settings-input';

interface SettingsEditorProps {
  kind: PolicyKind;
  /** Of the draft, or of the version in force, where it begins. */
  settings: Settings;
  onClose: () => void;
}

/** Fields where the kind has them, else JSON. The API judges both alike. */
export function SettingsEditor({ kind, settings: initial, onClose }: SettingsEditorProps) {
  const groups = fieldGroups[kind];
  const [settings, setSettings] = useState(initial);
  const [text, setText] = useState(() => JSON.stringify(initial, null, 2));
  const save = useSaveDraft(kind);
  const written = groups ? { settings } : settingsOf(text);
  const problem = 'problem' in written ? written.problem : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending && 'settings' in written) save.mutate(written.settings, { onSuccess: onClose });
  }

  return (
    <Panel title="Draft" note="Nothing changes until it is published">
      <form noValidate onSubmit={submit}>
        {groups ? (
          <div className="grid gap-x-6 gap-y-5 p-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
            {groups.map(({ name, fields }) => (
              <fieldset key={name} className="flex min-w-0 flex-col gap-3">
                <legend className="mb-2 text-sm font-semibold">{name}</legend>
                {fields.map((field) => (
                  <SettingsInput
                    key={field.path.join('.')}
                    field={field}
                    settings={settings}
                    problem={save.error}
                    onChange={(value) => setSettings((before) => withValue(before, field.path, value))}
                  />
                ))}
              </fieldset>
            ))}
          </div>
        ) : (
          <div className="p-4">
            <Field label="Settings" hint="JSON, in the form of the settings in force below." error={problem}>
              <TextArea
                className="min-h-96 font-mono text-xs"
                spellCheck={false}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            </Field>
          </div>
        )}
        {save.isError && (
          <ProblemNotice className="mx-4 mb-4" title="The draft was not saved" problem={save.error} />
        )}
        <footer className="flex justify-end gap-2 border-t px-4 py-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" aria-disabled={save.isPending || problem !== undefined}>
            {save.isPending ? 'Saving…' : 'Save draft'}
          </Button>
        </footer>
      </form>
    </Panel>
  );
}
