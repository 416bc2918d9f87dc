'use client';

import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown, X } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { controlStyle, useControl } from '@/components/ui/field';
import { keptAttribute } from '@/components/ui/on-demand';
import type { Choice } from './select';

export interface ComboboxProps<Value extends string> {
  /** The matching choices, if `onSearch` is given; otherwise all choices, which are filtered here. */
  choices: readonly Choice<Value>[];
  value: Choice<Value> | null;
  onChange: (choice: Choice<Value> | null) => void;
  /** Called with the typed text, for choices that the server finds. */
  onSearch?: (text: string) => void;
  isSearching?: boolean;
  /** Shown while there are no choices. */
  emptyText?: string;
  placeholder?: string;
  /** The accessible name outside a `Field`. */
  label?: string;
  className?: string;
}

/** Lets Escape leave the field and close what contains it. Base UI would clear the choice first. */
function leavesField(details: Base.Root.ChangeEventDetails): boolean {
  if (details.reason !== 'escape-key') return false;
  details.cancel();
  details.allowPropagation();
  return true;
}

export function Combobox<Value extends string>(props: ComboboxProps<Value> & { mark: string }) {
  const control = useControl();
  const { choices, value, onChange, onSearch, isSearching = false, label } = props;
  return (
    <Base.Root<Choice<Value>>
      items={choices}
      value={value}
      onValueChange={(choice, details) => {
        if (!leavesField(details)) onChange(choice);
      }}
      isItemEqualToValue={(a, b) => a.value === b.value}
      onInputValueChange={(text, details) => {
        // Ignores the name of a new choice, which Base UI writes into the field.
        if (!leavesField(details) && details.reason === 'input-change') onSearch?.(text);
      }}
      filter={onSearch ? null : undefined}
      autoHighlight
    >
      <Base.InputGroup
        className={classNames(
          controlStyle,
          'flex h-9 items-center gap-1 pr-2 pl-3 text-sm focus-within:outline-2 focus-within:outline-focus pointer-coarse:h-11',
          props.className,
        )}
      >
        <Base.Input
          {...control}
          {...{ [keptAttribute]: props.mark }}
          aria-label={label}
          placeholder={props.placeholder}
          // What is typed replaces the chosen name.
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint"
        />
        <Base.Clear aria-label="Clear" className="rounded-sm p-1 text-faint hover:text-ink">
          <X aria-hidden className="size-3.5" />
        </Base.Clear>
        <Base.Trigger aria-label="Show all" className="rounded-sm p-1 text-faint hover:text-ink">
          <ChevronsUpDown aria-hidden className="size-3.5" />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={4} className="z-60 outline-none">
          <Base.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) min-w-52 overflow-y-auto rounded-md border bg-raised p-1 shadow-pop outline-none">
            <Base.Status className="px-2 py-1.5 text-sm text-muted empty:hidden">
              {isSearching && 'Searching…'}
            </Base.Status>
            <Base.Empty className="px-2 py-1.5 text-sm text-muted empty:hidden">
              {!isSearching && (props.emptyText ?? 'Nothing found')}
            </Base.Empty>
            <Base.List>{(choice: Choice<Value>) => <Item key={choice.value} choice={choice} />}</Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Item({ choice }: { choice: Choice<string> }) {
  return (
    <Base.Item
      value={choice}
      className="grid cursor-default grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-2 rounded-sm py-1.5 pr-4 pl-2 text-sm outline-none select-none data-highlighted:bg-accent-soft pointer-coarse:py-2.5"
    >
      <Base.ItemIndicator className="col-start-1">
        <Check aria-hidden className="size-3.5 text-accent" />
      </Base.ItemIndicator>
      <span className="col-start-2">
        {choice.label}
        {choice.hint && <span className="block text-xs text-faint">{choice.hint}</span>}
      </span>
      {choice.count !== undefined && <span className="text-faint tabular-nums">{choice.count}</span>}
    </Base.Item>
  );
}
