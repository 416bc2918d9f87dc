'use client';

import { Field as Base } from '@base-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
}

export function Field({ label, hint, error, children }: FieldProps) {
  return (
    <Base.Root invalid={Boolean(error)} className="flex flex-col gap-1.5">
      <Base.Label className="text-sm font-medium">{label}</Base.Label>
      {children}
      {hint && !error && <Base.Description className="text-xs text-faint">{hint}</Base.Description>}
      <Base.Error match={Boolean(error)} className="text-xs font-medium text-danger first-letter:uppercase">
        {error}
      </Base.Error>
    </Base.Root>
  );
}

export const controlStyle =
  'rounded-md border border-line-strong bg-surface text-ink placeholder:text-faint focus-visible:outline-offset-0 data-invalid:border-danger';

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return (
    <Base.Control
      className={classNames(controlStyle, 'h-9 w-full px-3 pointer-coarse:h-11', className)}
      {...props}
    />
  );
}

export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <Base.Control
      render={<textarea {...props} />}
      className={classNames(controlStyle, 'min-h-24 w-full resize-y px-3 py-2 text-sm', className)}
    />
  );
}
