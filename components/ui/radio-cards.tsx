'use client';

import { Lock } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names';

type RadioValue = string | boolean;

export interface RadioCard<Value extends RadioValue> {
  value: Value;
  label: string;
  hint?: ReactNode;
  /** Why the card cannot be chosen, if it cannot. */
  refusal?: string;
}

interface RadioCardsProps<Value extends RadioValue> {
  label: string;
  cards: readonly RadioCard<Value>[];
  value: Value | undefined;
  error?: string;
  onChange: (value: Value) => void;
  /** The first radio button that can be chosen. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

export function RadioCards<Value extends RadioValue>(props: RadioCardsProps<Value>) {
  const { label, cards, value, error, onChange, ref, className } = props;
  const id = useId();
  const firstEnabled = cards.find(({ refusal }) => !refusal);
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col"
    >
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className={classNames('grid gap-2', className)}>
        {cards.map((card) => (
          <RadioCardItem
            key={String(card.value)}
            {...card}
            ref={card === firstEnabled ? ref : undefined}
            name={id}
            isChecked={card.value === value}
            isInvalid={Boolean(error)}
            onChoose={() => onChange(card.value)}
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-xs font-medium text-danger first-letter:uppercase">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface RadioCardItemProps extends RadioCard<RadioValue> {
  name: string;
  isChecked: boolean;
  isInvalid: boolean;
  onChoose: () => void;
  ref?: Ref<HTMLInputElement>;
}

function RadioCardItem(props: RadioCardItemProps) {
  const { value, label, hint, refusal, name, isChecked, isInvalid, onChoose, ref } = props;
  const id = useId();
  return (
    <label
      className={classNames(
        'flex gap-2.5 rounded-md border border-line-strong/60 px-3 py-2.5 has-checked:border-accent has-checked:bg-accent-soft',
        refusal ? 'cursor-not-allowed! border-dashed bg-sunken text-muted' : 'hover:bg-hover',
        isInvalid && !refusal && 'border-danger',
      )}
    >
      <input
        ref={ref}
        type="radio"
        name={name}
        value={String(value)}
        checked={isChecked}
        disabled={Boolean(refusal)}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint || refusal ? `${id}-hint` : undefined}
        className="mt-0.5 size-4 shrink-0 appearance-none rounded-full border border-line-strong bg-surface checked:border-5 checked:border-accent disabled:border-dashed disabled:bg-transparent"
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block text-sm font-medium">
          {label}
        </span>
        <span id={`${id}-hint`} className="block text-xs text-muted empty:hidden">
          {hint}
          {refusal && <Refusal text={refusal} />}
        </span>
      </span>
    </label>
  );
}

const Refusal = ({ text }: { text: string }) => (
  <span className="mt-0.5 flex items-center gap-1 font-medium">
    <Lock aria-hidden className="size-3 shrink-0" />
    {text}
  </span>
);
