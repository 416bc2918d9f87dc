'use client';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from '@/components/ui/class-names';
import { selectStyle, useControl } from '@/components/ui/field';
import { keptAttribute } from '@/components/ui/on-demand';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  /** How many there are of it; only shown by a combobox. */
  count?: string;
}

export interface SelectProps<Value extends string> {
  choices: readonly Choice<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  placeholder?: string;
  /** Shown before the value. Also the accessible name of a select outside a `Field`. */
  prefix?: string;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

interface LoadedProps {
  defaultOpen: boolean;
  /** Identifies the button, so that it keeps the focus. */
  mark: string;
}

export function Select<Value extends string>(props: SelectProps<Value> & LoadedProps) {
  const { choices, value, onChange, placeholder, prefix, ref, className, defaultOpen, mark } = props;
  const control = useControl();
  return (
    <Base.Root
      items={choices}
      value={value ?? null}
      defaultOpen={defaultOpen}
      // Base UI passes the value of one of the items as a string.
      onValueChange={(next) => next !== null && onChange(next as Value)}
    >
      <Base.Trigger
        ref={ref}
        {...control}
        {...{ [keptAttribute]: mark }}
        aria-label={prefix}
        className={classNames(selectStyle, className)}
      >
        <span className="min-w-0 truncate">
          {prefix && <span className="text-faint">{prefix} </span>}
          <Base.Value placeholder={placeholder} className="data-placeholder:text-faint" />
        </span>
        <Base.Icon>
          <ChevronsUpDown aria-hidden className="size-3.5 text-faint" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        {/* Without this, Base UI adds a style element for scroll arrows that we do not use, which our policy blocks. */}
        <CSPProvider disableStyleElements>
          <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-60 outline-none">
            <Base.Popup className="max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-md border bg-raised p-1 shadow-pop outline-none">
              <Base.List>
                {choices.map((choice) => (
                  <SelectItem key={choice.value} {...choice} />
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </CSPProvider>
      </Base.Portal>
    </Base.Root>
  );
}

function SelectItem({ value, label, hint }: Choice<string>) {
  return (
    <Base.Item
      value={value}
      className="grid cursor-default grid-cols-[1rem_1fr] items-center gap-2 rounded-sm py-1.5 pr-4 pl-2 text-sm outline-none select-none data-highlighted:bg-accent-soft pointer-coarse:py-2.5"
    >
      <Base.ItemIndicator className="col-start-1">
        <Check aria-hidden className="size-3.5 text-accent" />
      </Base.ItemIndicator>
      <span className="col-start-2">
        <Base.ItemText>{label}</Base.ItemText>
        {hint && <span className="block text-xs text-faint">{hint}</span>}
      </span>
    </Base.Item>
  );
}
