'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { isReviewer } from '@/lib/domain/access/roles';
import { needsSecondEyes } from '@/lib/domain/alerts/four-eyes';
import {
  type Alert,
  conditionalAction,
  EscalateAlert,
  Resolution,
  ResolutionAction,
} from '@/lib/domain/alerts/schema';
import { useEscalateAlert, useResolveAlert } from '@/components/alerts/alert-mutations';
import { useViewer, type Viewer } from '@/components/shell/viewer';
import { Field, TextArea } from '@/components/ui/field';
import { formMessages, optionalText } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { type RadioCard, RadioCards } from '@/components/ui/radio-cards';
import { ReviewerField } from './reviewer-field';
import { ReviewerNotice } from './reviewer-notice';
import { type AlertDialogProps, focusAfterAction } from './alert-dialog';
import { AlertLine } from './alert-line';
import { useDraftForm } from './use-draft-form';

const outcomes: RadioCard<boolean>[] = [
  { value: true, label: 'False positive', hint: 'A different person or company, or no issue.' },
  { value: false, label: 'True positive', hint: 'The finding is correct.' },
];

const actions = ResolutionAction.options.map((value) => ({ value, label: value }));

/** Choosing an action preselects its usual outcome, and the other way round. */
const usuallyFalsePositive: Partial<Record<ResolutionAction, boolean>> = { Approve: true, Decline: false };
const usualAction = (isFalsePositive: boolean) => (isFalsePositive ? 'Approve' : 'Decline');

/** Without the API's default of false: an analyst must decide. Conditions stay written while another action is chosen. */
const ResolutionForm = z.strictObject({
  ...Resolution.shape,
  is_false_positive: Resolution.shape.is_false_positive.removeDefault(),
  escalate_to: EscalateAlert.shape.escalate_to.optional(),
});

type Decision = Pick<Resolution, 'action' | 'is_false_positive'>;

/** What needs a second pair of eyes is proposed to a reviewer (API §7.4); the server enforces it. */
const mustPropose = (alert: Alert, viewer: Viewer, decision: Decision): boolean =>
  !isReviewer(viewer.role) && needsSecondEyes(alert, decision);

const formOf = (alert: Alert, viewer: Viewer) =>
  ResolutionForm.refine((given) => given.escalate_to || !mustPropose(alert, viewer, given), {
    path: ['escalate_to'],
    message: 'Required',
  })
    .refine(({ action, conditions }) => action !== conditionalAction || conditions, {
      path: ['conditions'],
      message: 'Required',
    })
    .transform(({ conditions, ...given }) =>
      given.action === conditionalAction ? { ...given, conditions } : given,
    );

export function ResolveAlertDialog(props: AlertDialogProps) {
  const { alert, onClose } = props;
  const viewer = useViewer();
  const resolve = useResolveAlert(alert.token);
  const escalate = useEscalateAlert(alert.token);
  const { control, finish, formState, handleSubmit, register, setValue } = useDraftForm('resolve', props, {
    resolver: zodResolver(formOf(alert, viewer), formMessages),
    defaultValues: { rationale: '' },
  });
  const { errors, isSubmitted, isSubmitSuccessful } = formState;
  const { field: isFalsePositive } = useController({ control, name: 'is_false_positive' });
  const { field: action } = useController({ control, name: 'action' });
  const { field: reviewer } = useController({ control, name: 'escalate_to' });
  // Registered here and not where it is shown, because the order of registration is the order of focus.
  const conditions = register('conditions', optionalText);
  const decision = { action: action.value, is_false_positive: isFalsePositive.value };
  const isProposal = mustPropose(alert, viewer, decision);

  function chooseOutcome(chosen: boolean) {
    isFalsePositive.onChange(chosen);
    if (!action.value) setValue('action', usualAction(chosen), { shouldValidate: isSubmitted });
  }

  function chooseAction(chosen: ResolutionAction) {
    action.onChange(chosen);
    const usual = usuallyFalsePositive[chosen];
    if (isFalsePositive.value === undefined && usual !== undefined) {
      setValue('is_false_positive', usual, { shouldValidate: isSubmitted });
    }
  }

  const submit = handleSubmit(({ escalate_to, ...resolution }) => {
    if (!escalate_to || !mustPropose(alert, viewer, resolution))
      return resolve.mutate(resolution, { onSuccess: finish });
    const reason = resolution.rationale;
    escalate.mutate({ escalate_to, reason, proposed_resolution: resolution }, { onSuccess: finish });
  });

  return (
    <FormDialog
      onClose={onClose}
      title="Resolve alert"
      description={<AlertLine alert={alert} />}
      submitLabel={isProposal ? 'Propose' : 'Resolve'}
      problemTitle="The alert could not be resolved"
      problem={resolve.error ?? escalate.error}
      isPending={resolve.isPending || escalate.isPending}
      isSubmitted={isSubmitSuccessful}
      onSubmit={submit}
      focusAfterSubmit={focusAfterAction}
    >
      {isProposal && <ReviewerNotice />}
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
        className="grid-cols-2 *:last:col-span-2 sm:grid-cols-6 sm:*:col-span-2 sm:*:nth-[n+4]:col-span-3"
      />
      {action.value === conditionalAction && (
        <Field label="Conditions" error={errors.conditions?.message}>
          <TextArea {...conditions} />
        </Field>
      )}
      {isProposal && <ReviewerField field={reviewer} error={errors.escalate_to?.message} />}
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
