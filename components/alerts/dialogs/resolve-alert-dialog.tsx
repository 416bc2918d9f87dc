'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useController } from 'react-hook-form';
import { isReviewer } from '@/lib/domain/access/roles';
import { needsSecondEyes } from '@/lib/domain/alerts/four-eyes';
import { type Alert, Resolution, ResolutionAction } from '@/lib/domain/alerts/schema';
import { useResolveAlert } from '@/components/alerts/alert-mutations';
import { useViewer, type Viewer } from '@/components/shell/viewer';
import { Field, TextArea } from '@/components/ui/field';
import { formMessages, optionalText } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { type RadioCard, RadioCards } from '@/components/ui/radio-cards';
import { ReviewerNotice } from './reviewer-notice';
import { type AlertDialogProps, focusAfterAction } from './alert-dialog';
import { AlertLine } from './alert-line';
import { useDraftForm } from './use-draft-form';

const outcomes: RadioCard<boolean>[] = [
  { value: true, label: 'False positive', hint: 'A different person or company, or no issue.' },
  { value: false, label: 'True positive', hint: 'The finding is correct.' },
];

/** What needs a reviewer cannot be chosen by others (API §7.4); the server enforces it. */
function choicesFor(alert: Alert, viewer: Viewer) {
  const refusalOf = (action: ResolutionAction, is_false_positive: boolean) =>
    !isReviewer(viewer.role) && needsSecondEyes(alert, { action, is_false_positive })
      ? 'Reviewer only'
      : undefined;
  return {
    outcomes: outcomes.map((card) => ({ ...card, refusal: refusalOf('Decline', card.value) })),
    actions: ResolutionAction.options.map((value) => ({
      value,
      label: value,
      refusal: refusalOf(value, false),
    })),
  };
}

/** Choosing an action preselects its usual outcome, and the other way round. */
const usuallyFalsePositive: Partial<Record<ResolutionAction, boolean>> = { Approve: true, Decline: false };
const usualAction = (isFalsePositive: boolean) => (isFalsePositive ? 'Approve' : 'Decline');

/** Without the API's default of false: an analyst must decide. */
const ResolutionForm = Resolution.extend({
  is_false_positive: Resolution.shape.is_false_positive.removeDefault(),
});

export function ResolveAlertDialog(props: AlertDialogProps) {
  const { alert, onClose, onStart } = props;
  const viewer = useViewer();
  const resolve = useResolveAlert(alert.token);
  const { control, finish, formState, handleSubmit, register, setValue } = useDraftForm('resolve', props, {
    resolver: zodResolver(ResolutionForm, formMessages),
    defaultValues: { rationale: '' },
  });
  const { errors, isSubmitted, isSubmitSuccessful } = formState;
  const { field: isFalsePositive } = useController({ control, name: 'is_false_positive' });
  const { field: action } = useController({ control, name: 'action' });
  // Registered here and not where it is shown, because the order of registration is the order of focus.
  const conditions = register('conditions', optionalText);
  const choices = choicesFor(alert, viewer);
  const needsReviewer = choices.outcomes.some(({ refusal }) => refusal);

  function chooseOutcome(chosen: boolean) {
    isFalsePositive.onChange(chosen);
    if (!action.value) setValue('action', usualAction(chosen), { shouldValidate: isSubmitted });
  }

  function chooseAction(chosen: ResolutionAction) {
    action.onChange(chosen);
    const usual = choices.outcomes.find(({ value }) => value === usuallyFalsePositive[chosen]);
    if (isFalsePositive.value === undefined && usual && !usual.refusal) {
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
      onSubmit={handleSubmit((resolution) => resolve.mutate(resolution, { onSuccess: finish }))}
      focusAfterSubmit={focusAfterAction}
    >
      {needsReviewer && <ReviewerNotice onEscalate={() => onStart('escalate', alert)} />}
      <RadioCards
        {...isFalsePositive}
        label="Outcome"
        cards={choices.outcomes}
        error={errors.is_false_positive?.message}
        onChange={chooseOutcome}
        className="sm:grid-cols-2"
      />
      <RadioCards
        {...action}
        label="Action"
        cards={choices.actions}
        error={errors.action?.message}
        onChange={chooseAction}
        className="grid-cols-2 *:last:col-span-2 sm:grid-cols-6 sm:*:col-span-2 sm:*:nth-[n+4]:col-span-3"
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
