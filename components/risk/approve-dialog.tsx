'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { focusAfterMove } from '@/components/cases/moves/case-dialog';
import { CharacterCount } from '@/components/ui/character-count';
import { Field, TextArea } from '@/components/ui/field';
import { formMessages, optionalText } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { ApproveRiskAssessment } from '@/lib/domain/risk/schema';
import { maxNotesLength } from '@/lib/domain/text-limits';
import type { RiskDialogProps } from './override-dialog';
import { useApproveRisk } from './use-risk';

const described = ({ tier, override_tier, overall_score }: RiskDialogProps['assessment']) =>
  override_tier === null
    ? `${tier}, as calculated with a score of ${Math.round(overall_score)}.`
    : `${override_tier}, set manually over ${tier} with a score of ${Math.round(overall_score)}.`;

export function ApproveDialog({ assessment, onClose }: RiskDialogProps) {
  const approve = useApproveRisk();
  const [opened] = useState(assessment.token);
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
      // If the risk was recalculated, the refusal is explained below instead.
      problem={approve.variables?.token === assessment.token ? approve.error : null}
      isPending={approve.isPending}
      isSubmitted={formState.isSubmitSuccessful}
      focusAfterSubmit={focusAfterMove}
      onSubmit={handleSubmit((body) =>
        approve.mutate({ token: assessment.token, body }, { onSuccess: onClose }),
      )}
    >
      <p
        role="status"
        className="tone-caution rounded-md border border-tone/40 bg-tone-soft p-3 text-sm empty:hidden"
      >
        {assessment.token !== opened &&
          `The risk was recalculated while this was open. Now: ${described(assessment)}`}
      </p>
      <Field
        label="Notes"
        hint={<CharacterCount text={notes} max={maxNotesLength} />}
        error={formState.errors.notes?.message}
      >
        <TextArea {...register('notes', optionalText)} />
      </Field>
      <p className="text-xs text-muted">Approving locks the assessment. It cannot be undone.</p>
    </FormDialog>
  );
}
