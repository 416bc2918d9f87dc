'use client';

import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Some, but not all, of the items it represents are checked. */
  isMixed?: boolean;
}

/** Unchecked, it has the colours of a field: the browser's own is grey in the dark theme. */
const boxStyle = classNames(
  'size-4 shrink-0 rounded-sm accent-accent',
  '[&:not(:checked,:indeterminate)]:appearance-none [&:not(:checked,:indeterminate)]:border',
  '[&:not(:checked,:indeterminate)]:border-line-strong [&:not(:checked,:indeterminate)]:bg-surface',
);

/** A native checkbox. Needs a `label` around it, or an `aria-label`. */
function Checkbox({ isMixed = false, className, ...props }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return <input ref={input} type="checkbox" className={classNames(boxStyle, className)} {...props} />;
}

/** A checkbox that the whole cell of a table around it checks. The cell needs a position. */
export function CellCheckbox({ label, ...props }: CheckboxProps & { label: string }) {
  const id = useId();
  return (
    <label htmlFor={id} className="absolute inset-0 z-1 flex items-center pl-(--gutter) select-none">
      <Checkbox id={id} aria-label={label} {...props} />
    </label>
  );
}

interface CheckboxFieldProps extends CheckboxProps {
  label: string;
  hint?: string;
}

/** A checkbox with a label, which can be clicked as well. */
export function CheckboxField({ label, hint, className, ...props }: CheckboxFieldProps) {
  return (
    <label className={classNames('flex items-start gap-2.5 py-1 text-sm pointer-coarse:py-2.5', className)}>
      <Checkbox className="mt-0.5" {...props} />
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-xs text-muted">{hint}</span>}
      </span>
    </label>
  );
}
