'use client';

import { isReviewer } from '@/lib/domain/access/roles';
import { type Alert, ResolutionAction, ResolveAlert } from '@/lib/domain/alerts/schema';
import { useViewer, type Viewer } from '@/components/shell/viewer';
import { Field, TextArea } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { type RadioCard, RadioCards } from '@/components/ui/radio-cards';
import { useForm } from '@/components/ui/use-form';
import { type AlertDialogProps, focusAfterAction } from './alert-dialog';
import { AlertLine } from './alert-line';
import { useResolveAlert } from '@/components/alerts/alert-mutations';

type Finding = 'false_positive' | 'true_positive';

/** Decisions 7: a Critical alert resolved as a false positive needs a reviewer. The server holds to it. */
function findingsFor(alert: Alert, viewer: Viewer): RadioCard<Finding>[] {
  const needsReviewer = alert.priority === 'Critical' && !isReviewer(viewer.role);
  return [
    {
      value: 'false_positive',
      label: 'False positive',
      hint: needsReviewer
        ? 'On a Critical alert a reviewer decides this: escalate it.'
        : 'Somebody else, or nothing wrong.',
      disabled: needsReviewer,
    },
    { value: 'true_positive', label: 'True positive', hint: 'The finding is right.' },
  ];
}

/** What usually goes together, offered once one of the two is chosen; either can still be changed. */
const usualAction: Record<Finding, ResolutionAction> = {
  false_positive: 'Approve',
  true_positive: 'Decline',
};
const usualFinding: Partial<Record<ResolutionAction, Finding>> = {
  Approve: 'false_positive',
  Decline: 'true_positive',
};

const actions = ResolutionAction.options.map((value) => ({ value, label: value }));

const Form = ResolveAlert.required({ is_false_positive: true });

export function ResolveAlertDialog({ alert, onClose }: AlertDialogProps) {
  const viewer = useViewer();
  const resolve = useResolveAlert(alert.token);
  const { values, errors, set, read } = useForm(Form, { rationale: '' });
  const findings = findingsFor(alert, viewer);
  const finding = values.is_false_positive === undefined ? null : findingOf(values.is_false_positive);

  function chooseFinding(chosen: Finding) {
    set({ is_false_positive: chosen === 'false_positive', action: values.action ?? usualAction[chosen] });
  }

  function chooseAction(action: ResolutionAction) {
    const offered = findings.find(({ value, disabled }) => value === usualFinding[action] && !disabled);
    set(
      finding === null && offered
        ? { action, is_false_positive: offered.value === 'false_positive' }
        : { action },
    );
  }

  function submit() {
    const resolution = read();
    if (resolution) resolve.mutate(resolution, { onSuccess: onClose });
    return resolution !== null;
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title="Resolve alert"
      description={<AlertLine alert={alert} />}
      submitLabel="Resolve"
      problemTitle="The alert could not be resolved"
      problem={resolve.error}
      isPending={resolve.isPending}
      onSubmit={submit}
      focusAfterSubmit={focusAfterAction}
    >
      <RadioCards
        label="What is it?"
        cards={findings}
        value={finding}
        error={errors.is_false_positive && 'Choose one of the two.'}
        onChange={chooseFinding}
        className="sm:grid-cols-2"
      />
      <RadioCards
        label="What follows?"
        cards={actions}
        value={values.action ?? null}
        error={errors.action && 'Choose what follows.'}
        onChange={chooseAction}
        className="grid-cols-2 sm:grid-cols-3"
      />
      {values.action === 'Approve with Conditions' && (
        <Field label="Conditions" error={errors.conditions}>
          <TextArea
            value={values.conditions ?? ''}
            onChange={(event) => set({ conditions: event.target.value })}
          />
        </Field>
      )}
      <Field
        label="Rationale"
        hint="Kept for good in the audit trail. Say what you compared."
        error={errors.rationale && 'Say why, in at most 5,000 characters.'}
      >
        <TextArea value={values.rationale} onChange={(event) => set({ rationale: event.target.value })} />
      </Field>
    </FormDialog>
  );
}

const findingOf = (isFalsePositive: boolean): Finding =>
  isFalsePositive ? 'false_positive' : 'true_positive';
