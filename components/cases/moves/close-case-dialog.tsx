'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { useBlockers, useRemarks } from '@/components/cases/frame/use-blockers';
import { Field, TextArea } from '@/components/ui/field';
import { formMessages, optionalText } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { RadioCards } from '@/components/ui/radio-cards';
import { type CaseDialogProps, focusAfterMove } from './case-dialog';
import { closeLabels, DecidedCase } from './decided-case';
import { useCloseCase } from './use-case-moves';

const inWords = (lines: readonly { title: string }[]) =>
  lines.map(({ title }) => title.toLowerCase()).join(', ');

function approvalHint(blocked: string, weighed: string): string {
  if (blocked) return `Not yet: ${blocked}.`;
  return weighed ? `Possible. Consider: ${weighed}.` : 'Nothing blocks approval.';
}

const cards = (approval: string) =>
  [
    {
      value: 'Approve',
      label: 'Approve',
      hint: approval,
    },
    { value: 'Decline', label: 'Decline', hint: 'Possible at any time in review. Say why.' },
  ] as const;

export function CloseCaseDialog({ of, onClose }: CaseDialogProps) {
  const close = useCloseCase(of.token);
  const blockers = useBlockers(of);
  const remarks = useRemarks(of);
  const { control, formState, handleSubmit, register } = useForm({
    resolver: zodResolver(DecidedCase, formMessages),
  });
  const {
    field: { ref, value, onChange },
  } = useController({ control, name: 'decision' });
  const { errors, isSubmitSuccessful } = formState;
  return (
    <FormDialog
      onClose={onClose}
      title="Decide the case"
      description={`The decision closes ${of.name} permanently.`}
      submitLabel={value ? closeLabels[value] : 'Close the case'}
      problemTitle="The case could not be closed"
      problem={close.error}
      isPending={close.isPending}
      isSubmitted={isSubmitSuccessful}
      onSubmit={handleSubmit((body) => close.mutate(body, { onSuccess: onClose }))}
      focusAfterSubmit={focusAfterMove}
    >
      <RadioCards
        label="Decision"
        cards={cards(approvalHint(inWords(blockers), inWords(remarks)))}
        value={value}
        onChange={(decision) => {
          onChange(decision);
          close.reset(); // what refused the other decision says nothing about this one
        }}
        error={errors.decision?.message && 'Choose one'}
        ref={ref}
        className="@md/dialog:grid-cols-2"
      />
      {value === 'Approve' && remarks.length > 0 && (
        <ul
          aria-label="To consider"
          className="tone-caution grid gap-1.5 rounded-md bg-tone-soft px-3 py-2 text-sm"
        >
          {remarks.map(({ key, title, note }) => (
            <li key={key} className="wrap-anywhere">
              <b className="font-semibold">{title}</b>: {note}
            </li>
          ))}
        </ul>
      )}
      <Field
        label={value === 'Decline' ? 'Why it is declined' : 'Summary (optional)'}
        error={errors.summary?.message}
      >
        <TextArea {...register('summary', optionalText)} />
      </Field>
    </FormDialog>
  );
}
