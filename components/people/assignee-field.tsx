'use client';

import { useMemo } from 'react';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { useViewer } from '@/components/shell/viewer';
import { assigneesOf } from './assignees';
import { PeopleNotLoaded } from './people-not-loaded';
import { useAssignablePeople } from './use-assignable-people';

interface AssigneeFieldProps {
  /** The token of the person; null if nobody is chosen. */
  value: string | null;
  onChange: (token: string | null) => void;
  placeholder?: string;
}

const none: never[] = [];

/** Chooses who has the work, by typing a part of the name. */
export function AssigneeField({ value, onChange, placeholder = 'Choose a person' }: AssigneeFieldProps) {
  const viewer = useViewer();
  const users = useAssignablePeople().data ?? none;
  // The same objects in every rendering: for another one the field would write its name over what is typed.
  const choices = useMemo(() => assigneesOf(users, viewer), [users, viewer]);
  const chosen = choices.find((choice) => choice.value === value) ?? null;
  const isOther = chosen !== null && value !== viewer.token;
  return (
    <>
      <Field label="Person" hint={isOther ? 'They will be notified.' : undefined}>
        <Combobox
          choices={choices}
          placeholder={placeholder}
          value={chosen}
          onChange={(choice) => onChange(choice?.value ?? null)}
        />
      </Field>
      <PeopleNotLoaded title="Other people could not be loaded" />
    </>
  );
}
