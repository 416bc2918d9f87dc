'use client';

import { isReviewer } from '@/lib/domain/access/roles';
import { EscalateAlert } from '@/lib/domain/alerts/schema';
import { Field, TextArea } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { Select } from '@/components/ui/select';
import { useForm } from '@/components/ui/use-form';
import { type AlertDialogProps, focusAfterAction } from './alert-dialog';
import { AlertLine } from './alert-line';
import { useEscalateAlert } from '@/components/alerts/alert-mutations';
import { usePeople } from '@/components/alerts/use-people';

export function EscalateAlertDialog({ alert, onClose }: AlertDialogProps) {
  const people = usePeople();
  const escalate = useEscalateAlert(alert.token);
  const { values, errors, set, read } = useForm(EscalateAlert, { reason: '' });
  const reviewers = (people.data?.data ?? []).filter((person) => isReviewer(person.role));

  function submit() {
    const escalation = read();
    if (escalation) escalate.mutate(escalation, { onSuccess: onClose });
    return escalation !== null;
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Escalate alert"
      description={<AlertLine alert={alert} />}
      submitLabel="Escalate"
      problemTitle="The alert could not be escalated"
      problem={escalate.error ?? people.error}
      isPending={escalate.isPending}
      onSubmit={submit}
      focusAfterSubmit={focusAfterAction}
    >
      <Field
        label="Reviewer"
        hint="Is notified, and becomes the assignee."
        error={errors.escalate_to && 'Choose a reviewer.'}
      >
        <Select
          choices={reviewers.map(({ token, name, role }) => ({ value: token, label: name, hint: role }))}
          value={values.escalate_to ?? null}
          placeholder={people.isPending ? 'Loading…' : 'Choose a reviewer…'}
          onChange={(escalate_to) => set({ escalate_to })}
          className="w-full"
        />
      </Field>
      <Field label="Reason" error={errors.reason && 'Say why, in at most 5,000 characters.'}>
        <TextArea value={values.reason} onChange={(event) => set({ reason: event.target.value })} />
      </Field>
    </FormDialog>
  );
}
