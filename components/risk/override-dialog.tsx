'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm, useWatch } from 'react-hook-form';
import { CharacterCount } from '@/components/ui/character-count';
import { Field, TextArea } from '@/components/ui/field';
import { formMessages } from '@/components/ui/form';
import { FormDialog, startHere } from '@/components/ui/form-dialog';
import { RadioCards } from '@/components/ui/radio-cards';
import { useViewer } from '@/components/shell/viewer';
import { isReviewer } from '@/lib/domain/access/roles';
import { OverrideRiskAssessment, type RiskAssessment } from '@/lib/domain/risk/schema';
import { maxNotesLength } from '@/lib/domain/text-limits';
import { useOverrideRisk } from './use-risk';

export interface RiskDialogProps {
  assessment: RiskAssessment;
  onClose: () => void;
}

const tiers = ['Low', 'Medium', 'High'] as const;

export const OverrideDialog = (props: RiskDialogProps) => (
  <OverrideForm {...props} title="Override the risk tier" submitLabel="Override" />
);

/** A reviewer refuses an override by another one: usually back to the calculated tier, which then only needs a reason. */
export function RefuseOverrideDialog(props: RiskDialogProps) {
  const { tier, override_tier: refused } = props.assessment;
  const title = 'Refuse the override';
  const form = { ...props, title, submitLabel: title, refused };
  return tier === refused ? <OverrideForm {...form} /> : <OverrideForm {...form} tier={tier} />;
}

interface OverrideFormProps extends RiskDialogProps {
  title: string;
  submitLabel: string;
  /** The tier chosen at first, so that the justification comes next. */
  tier?: RiskAssessment['tier'];
  /** The tier that is refused, and so no longer a choice. */
  refused?: RiskAssessment['override_tier'];
}

function OverrideForm({
  assessment,
  onClose,
  title,
  submitLabel,
  tier: first,
  refused = null,
}: OverrideFormProps) {
  const { role, four_eyes } = useViewer();
  const approver = isReviewer(role) && four_eyes.risk_override ? 'Another reviewer' : 'A reviewer';
  const cards = tiers
    .filter((each) => each !== refused)
    .map((value) => ({
      value,
      label: value,
      hint: value === assessment.tier ? 'As calculated' : undefined,
    }));
  const override = useOverrideRisk(assessment.token);
  const { control, formState, handleSubmit, register } = useForm<OverrideRiskAssessment>({
    resolver: zodResolver(OverrideRiskAssessment, formMessages),
    defaultValues: { justification: '', tier: first },
  });
  const { errors, isSubmitSuccessful } = formState;
  const { field: tier } = useController({ control, name: 'tier' });
  const justification = useWatch({ control, name: 'justification' });
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={`Calculated: ${Math.round(assessment.overall_score)}, ${assessment.tier}. The score does not change.`}
      submitLabel={submitLabel}
      problemTitle="The risk could not be overridden"
      problem={override.error}
      isPending={override.isPending}
      isSubmitted={isSubmitSuccessful}
      onSubmit={handleSubmit((body) => override.mutate(body, { onSuccess: onClose }))}
    >
      <RadioCards
        {...tier}
        label="Tier"
        cards={cards}
        error={errors.tier?.message}
        className="auto-cols-fr grid-flow-col"
      />
      {refused && (
        <p className="-mt-2 text-sm text-muted">
          {refused} is the tier that you refuse, so it cannot be chosen.
        </p>
      )}
      <Field
        label="Justification"
        hint={<CharacterCount text={justification} max={maxNotesLength} />}
        error={errors.justification?.message}
      >
        <TextArea {...register('justification')} {...(first && startHere)} />
      </Field>
      <p className="text-xs text-muted">
        It applies until another override replaces it, and invalidates earlier approvals. {approver} must
        approve it.
      </p>
    </FormDialog>
  );
}
