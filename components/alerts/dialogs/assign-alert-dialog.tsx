'use client';

import { canAct } from '@/lib/domain/access/roles';
import type { User } from '@/lib/domain/access/schema';
import { AssignAlert } from '@/lib/domain/alerts/schema';
import { useViewer, type Viewer } from '@/components/shell/viewer';
import { Field, TextArea } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { type Choice, Select } from '@/components/ui/select';
import { useForm } from '@/components/ui/use-form';
import { type AlertDialogProps, focusAfterAction } from './alert-dialog';
import { AlertLine } from './alert-line';
import { useAssignAlert } from '@/components/alerts/alert-mutations';
import { usePeople } from '@/components/alerts/use-people';

/** Oneself first. */
function assigneesOf(people: readonly User[], viewer: Viewer): Choice<string>[] {
  const others = people.filter((person) => person.token !== viewer.token && canAct(person.role));
  return [
    { value: viewer.token, label: `${viewer.name} (you)`, hint: viewer.role },
    ...others.map(({ token, name, role }) => ({ value: token, label: name, hint: role })),
  ];
}

export function AssignAlertDialog({ alert, onClose }: AlertDialogProps) {
  const viewer = useViewer();
  const people = usePeople();
  const assign = useAssignAlert(alert.token);
  const { values, errors, set, read } = useForm(AssignAlert, { user_id: alert.assigned_to ?? viewer.token });

  function submit() {
    const assignment = read();
    if (assignment) assign.mutate(assignment, { onSuccess: onClose });
    return assignment !== null;
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Assign alert"
      description={<AlertLine alert={alert} />}
      submitLabel="Assign"
      problemTitle="The alert could not be assigned"
      problem={assign.error ?? people.error}
      isPending={assign.isPending}
      onSubmit={submit}
      focusAfterSubmit={focusAfterAction}
    >
      <Field label="Person" hint="Is notified." error={errors.user_id && 'Choose a person.'}>
        <Select
          choices={assigneesOf(people.data?.data ?? [], viewer)}
          value={values.user_id ?? null}
          placeholder="Choose a person…"
          onChange={(user_id) => set({ user_id })}
          className="w-full"
        />
      </Field>
      <Field label="Note (optional)" error={errors.note && 'At most 5,000 characters.'}>
        <TextArea
          value={values.note ?? ''}
          onChange={(event) => set({ note: event.target.value || undefined })}
        />
      </Field>
    </FormDialog>
  );
}
