'use client';

import { useId, useState } from 'react';
import { classNames } from './class-names';
import { TextInput } from './field';
import { keptAttribute } from './on-demand';
import type { ComboboxProps } from './overlays/combobox';
import { overlays } from './overlays/overlays';

/** Chooses one of many by typing a part of its name: a person, a list, a country. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const mark = useId();
  const [isWanted, setWanted] = useState(false);
  const code = overlays.useCode(isWanted);
  if (code) return <code.Combobox {...props} mark={mark} />;
  return (
    <TextInput
      readOnly
      onFocus={() => setWanted(true)}
      aria-label={props.label}
      placeholder={props.placeholder}
      value={props.value?.label ?? ''}
      {...{ [keptAttribute]: mark }}
      className={classNames('text-sm', props.className)}
    />
  );
}
