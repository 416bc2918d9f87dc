'use client';

import { useState } from 'react';
import type { components } from '@/clients/typescript/src/schema';
import type { Webhook, WebhookWithSecret } from '@/lib/domain/webhooks/schema';
import { errorOf } from '@/components/ui/field-errors';
import { CheckboxField } from '@/components/ui/checkbox';
import { Field, TextInput } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { labelsOf, nameFields } from '@/components/ui/name-fields';
import { RadioCards } from '@/components/ui/radio-cards';
import { isForEveryEvent } from './appearance';
import { eventNames, eventWords } from './event-names';
import { useOtherAddresses } from './use-other-addresses';
import { useCreateWebhook, useUpdateWebhook } from './webhook-mutations';

type EventName = components['schemas']['WebhookEvent'];

const eventCards = [
  { value: 'all', label: 'All events', hint: 'Including events that later versions add.' },
  { value: 'some', label: 'Only these', hint: 'Choose them below.' },
] as const;

interface WebhookFields {
  url: string;
  description: string;
  isForAll: boolean;
  chosen: readonly EventName[];
}

const fieldsOf = (webhook?: Webhook): WebhookFields => {
  const events = webhook?.events ?? [];
  const isForAll = webhook === undefined || isForEveryEvent(events);
  const chosen = isForAll ? [] : eventNames.filter((name) => events.includes(name));
  return { url: webhook?.url ?? '', description: webhook?.description ?? '', isForAll, chosen };
};

const bodyOfFields = ({ url, description, isForAll, chosen }: WebhookFields) => ({
  url: url.trim(),
  description: description.trim() || null,
  events: isForAll ? (['*'] satisfies EventName[]) : [...chosen],
});

const labels = labelsOf({ url: 'Address' });

interface FormProps {
  onClose: () => void;
  onCreated: (webhook: WebhookWithSecret) => void;
}

/** The form for adding a webhook. The API validates the address. */
export function WebhookForm({ onClose, onCreated }: FormProps) {
  const create = useCreateWebhook();
  const [fields, setFields] = useState(fieldsOf);
  const others = useOtherAddresses();
  return (
    <FormDialog
      onClose={onClose}
      title="Add webhook"
      description="Its secret is shown once, in the next step."
      submitLabel="Add webhook"
      problemTitle="The webhook was not added"
      problem={nameFields(create.error, labels)}
      isPending={create.isPending}
      isSubmitted={create.isSuccess}
      onSubmit={async () => create.mutate(bodyOfFields(fields), { onSuccess: onCreated })}
    >
      <WebhookFieldset fields={fields} others={others} problem={create.error} onChange={setFields} />
    </FormDialog>
  );
}

export function EditWebhookForm({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const update = useUpdateWebhook(webhook.id, 'Webhook changed');
  const [fields, setFields] = useState(() => fieldsOf(webhook));
  const others = useOtherAddresses(webhook.id);
  return (
    <FormDialog
      onClose={onClose}
      title="Change webhook"
      submitLabel="Save"
      problemTitle="The webhook was not changed"
      problem={nameFields(update.error, labels)}
      isPending={update.isPending}
      isSubmitted={update.isSuccess}
      onSubmit={async () => update.mutate(bodyOfFields(fields), { onSuccess: onClose })}
    >
      <WebhookFieldset fields={fields} others={others} problem={update.error} onChange={setFields} />
    </FormDialog>
  );
}

interface FieldsetProps {
  fields: WebhookFields;
  /** The addresses of other webhooks. */
  others: ReadonlySet<string>;
  problem: unknown;
  onChange: (fields: WebhookFields) => void;
}

const addressTaken =
  'Another webhook has this address too. Events that both subscribe to arrive there twice.';

function WebhookFieldset({ fields, others, problem, onChange }: FieldsetProps) {
  const toggle = (name: EventName, isChosen: boolean) =>
    onChange({
      ...fields,
      chosen: isChosen ? [...fields.chosen, name] : fields.chosen.filter((each) => each !== name),
    });
  return (
    <>
      <Field
        label="Address"
        hint={
          others.has(fields.url.trim())
            ? addressTaken
            : 'An https URL that responds with 2xx within 15 seconds.'
        }
        error={errorOf(problem, 'url')}
      >
        <TextInput
          type="url"
          value={fields.url}
          placeholder="https://example.com/probity"
          onChange={({ target }) => onChange({ ...fields, url: target.value })}
        />
      </Field>
      <Field label="Description (optional)" error={errorOf(problem, 'description')}>
        <TextInput
          value={fields.description}
          onChange={({ target }) => onChange({ ...fields, description: target.value })}
        />
      </Field>
      <RadioCards
        label="Events"
        cards={eventCards}
        value={fields.isForAll ? 'all' : 'some'}
        error={errorOf(problem, 'events')}
        onChange={(value) => onChange({ ...fields, isForAll: value === 'all' })}
        className="@md/dialog:grid-cols-2"
      />
      {!fields.isForAll && (
        <fieldset className="grid gap-x-4 @md/dialog:grid-cols-2">
          <legend className="sr-only">Chosen events</legend>
          {eventNames.map((name) => (
            <CheckboxField
              key={name}
              label={eventWords[name]}
              hint={name}
              checked={fields.chosen.includes(name)}
              onChange={({ target }) => toggle(name, target.checked)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
