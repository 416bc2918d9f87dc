'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useController } from 'react-hook-form';
import { canAct } from '@/lib/domain/access/roles';
import type { User } from '@/lib/domain/access/schema';
import { AssignAlert } from '@/lib/domain/alerts/schema';
import { useAssignAlert } from '@/components/alerts/alert-mutations';
import { useUsers } from '@/components/alerts/use-users';
import { useViewer, type Viewer } from '@/components/shell/viewer';
import { Field, TextArea } from '@/components/ui/field';
import { formMessages, optionalText } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { type Choice, Select } from '@/components/ui/select';
import { type AlertDialogProps, focusAfterAction } from './alert-dialog';
import { AlertLine } from './alert-line';
import { useDraftForm } from './use-draft-form';

function assigneesOf(users: readonly User[], viewer: Viewer): Choice<string>[] {
  const others = users.filter((user) => user.token !== viewer.token && canAct(user.role));
  return [
    { value: viewer.token, label: `${viewer.name} (you)`, hint: viewer.role },
    ...others.map(({ token, name, role }) => ({ value: token, label: name, hint: role })),
  ];
}

export function AssignAlertDialog(props: AlertDialogProps) {
  const { alert, onClose } = props;
  const viewer = useViewer();
  const users = useUsers();
  const assign = useAssignAlert(alert.token);
  const { control, finish, formState, handleSubmit, register } = useDraftForm('assign', props, {
    resolver: zodResolver(AssignAlert, formMessages),
    defaultValues: { user_id: alert.assigned_to ?? viewer.token },
  });
  const { errors, isSubmitSuccessful } = formState;
  const { field: assignee } = useController({ control, name: 'user_id' });

  return (
    <FormDialog
      onClose={onClose}
      title="Assign alert"
      description={<AlertLine alert={alert} />}
      submitLabel="Assign"
      problemTitle="The alert could not be assigned"
      problem={assign.error ?? users.error}
      isPending={assign.isPending}
      isSubmitted={isSubmitSuccessful}
      onSubmit={handleSubmit((assignment) => assign.mutate(assignment, { onSuccess: finish }))}
      focusAfterSubmit={focusAfterAction}
    >
      <Field label="Person" hint="They will be notified." error={errors.user_id?.message}>
        <Select
          {...assignee}
          choices={assigneesOf(users.data?.data ?? [], viewer)}
          placeholder="Choose a person…"
          className="w-full"
        />
      </Field>
      <Field label="Note (optional)" error={errors.note?.message}>
        <TextArea {...register('note', optionalText)} />
      </Field>
    </FormDialog>
  );
}
