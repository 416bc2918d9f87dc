'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { isReviewer } from '@/lib/domain/access/roles';
import { type Alert, ResolutionAction, ResolveAlert } from '@/lib/domain/alerts/schema';
import { useResolveAlert } from '@/components/alerts/alert-mutations';
import { useViewer, type Viewer } from '@/components/shell/viewer';
import { Field, TextArea } from '@/components/ui/field';
import { formMessages, optionalText } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { type RadioCard, RadioCards } from '@/components/ui/radio-cards';
import { type AlertDialogProps, focusAfterAction } from './alert-dialog';
import { AlertLine } from './alert-line';

/** Only a reviewer may resolve a Critical alert as a false positive (API §7.4); the server enforces it. */
function outcomesFor(alert: Alert, viewer: Viewer): RadioCard<boolean>[] {
  const needsReviewer = alert.priority === 'Critical' && !isReviewer(viewer.role);
  return [
    {
      value: true,
      label: 'False positive',
      hint: needsReviewer
        ? 'Only a reviewer can choose this for a Critical alert: escalate it.'
        : 'A different person or company, or no issue.',
      disabled: needsReviewer,
    },
    { value: false, label: 'True positive', hint: 'The finding is correct.' },
  ];
}

/** Choosing an action preselects its usual outcome, and the other way round. */
const usuallyFalsePositive: Partial<Record<ResolutionAction, boolean>> = { Approve: true, Decline: false };
const usualAction = (isFalsePositive: boolean) => (isFalsePositive ? 'Approve' : 'Decline');

const actions = ResolutionAction.options.map((value) => ({ value, label: value }));

/** Without the API's default of false: an analyst must decide. */
const ResolutionForm = ResolveAlert.extend({
  is_false_positive: ResolveAlert.shape.is_false_positive.removeDefault(),
});

export function ResolveAlertDialog({ alert, onClose }: AlertDialogProps) {
  const viewer = useViewer();
  const resolve = useResolveAlert(alert.token);
  const { control, formState, handleSubmit, register, setValue } = useForm({
    resolver: zodResolver(ResolutionForm, formMessages),
    defaultValues: { rationale: '' },
  });
  const { errors, isSubmitted, isSubmitSuccessful } = formState;
  const { field: isFalsePositive } = useController({ control, name: 'is_false_positive' });
  const { field: action } = useController({ control, name: 'action' });
  // Registered here and not where it is shown, because the order of registration is the order of focus.
  const conditions = register('conditions', optionalText);
  const outcomes = outcomesFor(alert, viewer);

  function chooseOutcome(chosen: boolean) {
    isFalsePositive.onChange(chosen);
    if (!action.value) setValue('action', usualAction(chosen), { shouldValidate: isSubmitted });
  }

  function chooseAction(chosen: ResolutionAction) {
    action.onChange(chosen);
    const usual = outcomes.find(({ value }) => value === usuallyFalsePositive[chosen]);
    if (isFalsePositive.value === undefined && usual && !usual.disabled) {
      setValue('is_false_positive', usual.value, { shouldValidate: isSubmitted });
    }
  }

  return (
    <FormDialog
      onClose={onClose}
      title="Resolve alert"
      description={<AlertLine alert={alert} />}
      submitLabel="Resolve"
      problemTitle="The alert could not be resolved"
      problem={resolve.error}
      isPending={resolve.isPending}
      isSubmitted={isSubmitSuccessful}
      onSubmit={handleSubmit((resolution) => resolve.mutate(resolution, { onSuccess: onClose }))}
      focusAfterSubmit={focusAfterAction}
    >
      <RadioCards
        {...isFalsePositive}
        label="Outcome"
        cards={outcomes}
        error={errors.is_false_positive?.message}
        onChange={chooseOutcome}
        className="sm:grid-cols-2"
      />
      <RadioCards
        {...action}
        label="Action"
        cards={actions}
        error={errors.action?.message}
        onChange={chooseAction}
        className="grid-cols-2 sm:grid-cols-3"
      />
      {action.value === 'Approve with Conditions' && (
        <Field label="Conditions" error={errors.conditions?.message}>
          <TextArea {...conditions} />
        </Field>
      )}
      <Field
        label="Rationale"
        hint="Kept permanently in the audit trail. Describe what you compared."
        error={errors.rationale?.message}
      >
        <TextArea {...register('rationale')} />
      </Field>
    </FormDialog>
  );
}
