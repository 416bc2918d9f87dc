'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { CharacterCount } from '@/components/ui/character-count';
import { Field, TextArea } from '@/components/ui/field';
import { formMessages, optionalText } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { ApproveRiskAssessment } from '@/lib/domain/risk/schema';
import type { RiskDialogProps } from './override-dialog';
import { useApproveRisk } from './use-risk';

const maxLength = 2000;

const described = ({ tier, override_tier, overall_score }: RiskDialogProps['assessment']) =>
  override_tier === null
    ? `${tier}, as calculated with a score of ${Math.round(overall_score)}.`
    : `${override_tier}, set by hand over ${tier} with a score of ${Math.round(overall_score)}.`;

export function ApproveDialog({ assessment, onClose }: RiskDialogProps) {
  const approve = useApproveRisk(assessment.token);
  const { control, formState, handleSubmit, register } = useForm({
    resolver: zodResolver(ApproveRiskAssessment, formMessages),
    defaultValues: { notes: '' },
  });
  const notes = useWatch({ control, name: 'notes' }) ?? '';
  return (
    <FormDialog
      onClose={onClose}
      title="Approve the risk assessment"
      description={described(assessment)}
      submitLabel="Approve"
      problemTitle="The assessment could not be approved"
      problem={approve.error}
      isPending={approve.isPending}
      isSubmitted={formState.isSubmitSuccessful}
      onSubmit={handleSubmit((body) => approve.mutate(body, { onSuccess: onClose }))}
    >
      <Field
        label="Notes"
        hint={<CharacterCount text={notes} max={maxLength} />}
        error={formState.errors.notes?.message}
      >
        <TextArea {...register('notes', optionalText)} />
      </Field>
      <p className="text-xs text-muted">Approving locks the assessment. It cannot be undone.</p>
    </FormDialog>
  );
}
