'use client';

import { ChevronsUpDown } from 'lucide-react';
import { useId, useState } from 'react';
import { awaitedAttribute } from './awaited-overlay';
import { classNames } from './class-names';
import { selectStyle, useControl } from './field';
import { keptAttribute } from './on-demand';
import { overlays } from './overlays/overlays';
import type { SelectProps } from './overlays/select';

export type { Choice } from './overlays/select';

export function Select<Value extends string>(props: SelectProps<Value>) {
  const mark = useId();
  const control = useControl();
  const [isWanted, setWanted] = useState(false);
  const code = overlays.useCode(isWanted);
  if (code) return <code.Select {...props} mark={mark} defaultOpen={isWanted} />;
  const { choices, value, placeholder, prefix, ref, className } = props;
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <button
      ref={ref}
      type="button"
      // As in its loaded form, its content is its value, not its name. It controls nothing before it is opened.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-label={prefix}
      onClick={() => setWanted(true)}
      {...control}
      {...{ [keptAttribute]: mark, [awaitedAttribute]: isWanted || undefined }}
      className={classNames(selectStyle, className)}
    >
      <span className="min-w-0 truncate">
        {prefix && <span className="text-faint">{prefix} </span>}
        <span className={chosen ? undefined : 'text-faint'}>{chosen?.label ?? placeholder}</span>
      </span>
      <ChevronsUpDown aria-hidden className="size-3.5 text-faint" />
    </button>
  );
}
