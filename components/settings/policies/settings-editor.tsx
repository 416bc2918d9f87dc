'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PolicyKind } from '@/lib/domain/policies/schema';
import { Button } from '@/components/ui/button';
import { Field, TextArea } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { fieldGroups } from './fields/groups';
import { namedProblem, plainProblem } from './named-problem';
import { useSaveDraft } from './policy-mutations';
import { SettingsForm } from './settings-form';
import { inOrder } from './setting-order';
import { type Settings, settingsOf } from './settings-path';

interface SettingsEditorProps {
  kind: PolicyKind;
  /** The settings to start from: those of the draft, or of the version in force. */
  settings: Settings;
  onClose: () => void;
}

const focusFirst = (form: HTMLFormElement | null) =>
  form
    ?.querySelector<HTMLElement>('input:not([tabindex="-1"]), textarea, button:not([tabindex="-1"])')
    ?.focus();

/**
 * Edits the settings in fields, or all of them as text, for copying them from another project or repairing unreadable
 * ones. The API validates both alike.
 */
export function SettingsEditor({ kind, settings: initial, onClose }: SettingsEditorProps) {
  const groups = fieldGroups[kind];
  const [settings, setSettings] = useState(initial);
  /** Null while the fields are shown. */
  const [text, setText] = useState<string | null>(null);
  const save = useSaveDraft(kind);
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the form is gone.
  useEffect(() => focusFirst(form.current), []);
  const written = text === null ? { settings } : settingsOf(text);
  const problem = 'problem' in written ? written.problem : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending || !('settings' in written)) return;
    const ordered = inOrder(groups, written.settings);
    setSettings(ordered);
    save.mutate(ordered, { onSuccess: onClose });
  }

  function turn() {
    if (text === null) return setText(JSON.stringify(settings, null, 2));
    if (!('settings' in written)) return;
    setSettings(written.settings);
    setText(null);
  }

  return (
    <Panel
      title="Draft"
      note="Nothing changes until it is published"
      aside={
        <Button look="quiet" size="small" aria-disabled={problem !== undefined} onClick={turn}>
          {text === null ? 'Advanced: as JSON' : 'Back to the form'}
        </Button>
      }
    >
      <form ref={form} noValidate onSubmit={submit}>
        {text === null ? (
          <SettingsForm
            groups={groups}
            settings={settings}
            problem={plainProblem(kind, save.error)}
            onChange={setSettings}
          />
        ) : (
          <div className="p-4">
            <Field label="Settings" hint="The settings as JSON, in the format of the API." error={problem}>
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
          <ProblemNotice
            className="mx-4 mb-4"
            title="The draft was not saved"
            problem={text === null ? namedProblem(kind, save.error) : save.error}
          />
        )}
        <footer className="sticky bottom-0 flex justify-end gap-2 rounded-b-lg border-t bg-surface px-4 py-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" aria-disabled={save.isPending || problem !== undefined}>
            {save.isPending ? 'Saving…' : 'Save draft'}
          </Button>
        </footer>
      </form>
    </Panel>
  );
}
