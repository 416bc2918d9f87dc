'use client';

import { CircleAlert } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { classNames } from './class-names';
import { focusPlace, placesOf } from './places';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
}

interface Control {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'data-invalid'?: true;
}

const ControlContext = createContext<Control>({});

/** The attributes that a control gets from the `Field` around it, if there is one. */
export const useControl = () => useContext(ControlContext);

/** A control with HTML's own label, hint and error. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const said = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const invalid = error ? true : undefined;
  const control: Control = { id, 'aria-describedby': said, 'aria-invalid': invalid, 'data-invalid': invalid };
  return (
    <ControlContext value={control}>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {children}
        {hint && !error && (
          <p id={said} className="text-xs text-faint">
            {hint}
          </p>
        )}
        {error && <FieldError id={said}>{error}</FieldError>}
      </div>
    </ControlContext>
  );
}

interface FieldErrorProps {
  id?: string;
  /** For an error that no field references by its id. */
  role?: 'alert';
  className?: string;
  children: ReactNode;
}

/** An error in what was entered. */
export const FieldError = ({ className, children, ...props }: FieldErrorProps) => (
  <p {...props} className={classNames('flex gap-1.5 text-xs font-medium text-warning', className)}>
    <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
    <span className="block min-w-0 wrap-anywhere first-letter:uppercase">{children}</span>
  </p>
);

export const controlStyle =
  'rounded-md border border-line-strong bg-surface text-ink placeholder:text-faint focus-visible:outline-offset-0 data-invalid:border-warning';

/** The style of a button that shows a choice. */
export const selectStyle = [
  controlStyle,
  'flex h-9 items-center justify-between gap-2 px-3 text-left text-sm hover:bg-hover data-popup-open:bg-hover pointer-coarse:h-11 pointer-coarse:text-lg',
];

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      {...useControl()}
      className={classNames(controlStyle, 'h-9 w-full px-3 text-sm pointer-coarse:h-11', className)}
      {...props}
    />
  );
}

/**
 * Escape leaves the field for the part of the page around it, so that the keys of the page work again. In a dialog it
 * belongs to the dialog.
 */
export function leaveOnEscape(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { currentTarget: field, key } = event;
  if (key !== 'Escape' || event.isDefaultPrevented() || field.closest('[role=dialog]')) return;
  const [place] = placesOf(field);
  if (place instanceof HTMLElement) focusPlace(place);
}

export function TextArea({ className, onKeyDown, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      onKeyDown={(event) => {
        onKeyDown?.(event);
        leaveOnEscape(event);
      }}
      {...useControl()}
      className={classNames(controlStyle, 'min-h-24 w-full resize-y px-3 py-2 text-sm', className)}
      {...props}
    />
  );
}
