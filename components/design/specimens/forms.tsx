import { useState } from 'react';
import { CharacterCount } from '@/components/ui/character-count';
import { Field, TextArea, TextInput } from '@/components/ui/field';
import { RadioCards } from '@/components/ui/radio-cards';
import { Select } from '@/components/ui/select';
import { State, States } from './states';

const severalLines = 'Not the listed person. Born 14 Mar 1991, the listed person 2 Sep 1958.';

export const FieldSpecimen = () => (
  <div className="grid gap-5 @lg/specimen:grid-cols-2">
    <Field label="Empty" hint="What it is for">
      <TextInput placeholder="Anton Weskarov" />
    </Field>
    <Field label="Filled in">
      <TextInput defaultValue="Anton Weskarov" />
    </Field>
    <Field label="Wrong" error="required">
      <TextInput />
    </Field>
    <Field label="Several lines" hint={<CharacterCount text={severalLines} max={2_000} />}>
      <TextArea rows={3} defaultValue={severalLines} />
    </Field>
    <Field label="Too long" hint={<CharacterCount text={severalLines} max={40} />}>
      <TextArea rows={3} defaultValue={severalLines} />
    </Field>
  </div>
);

const choices = [
  { value: 'ines', label: 'Ines Maro', hint: 'Reviewer' },
  { value: 'jonas', label: 'Jonas Pell', hint: 'Reviewer' },
];

export function SelectSpecimen() {
  const [value, setValue] = useState('ines');
  return (
    <States>
      <State name="Chosen">
        <Select prefix="Reviewer" choices={choices} value={value} onChange={setValue} className="w-56" />
      </State>
      <State name="Nothing chosen">
        <Select
          prefix="Owner"
          placeholder="Nobody"
          choices={choices}
          value={null}
          onChange={() => {}}
          className="w-56"
        />
      </State>
    </States>
  );
}

const cards = [
  { value: 'false', label: 'False positive', hint: 'Not the listed person' },
  { value: 'true', label: 'True match', hint: 'The listed person; stops approval' },
];

export function RadioSpecimen() {
  const [value, setValue] = useState('false');
  return (
    <div className="grid gap-5 @lg/specimen:grid-cols-2">
      <RadioCards label="Decision" cards={cards} value={value} onChange={setValue} />
      <RadioCards
        label="Decision (wrong)"
        cards={cards}
        value={undefined}
        error="required"
        onChange={() => {}}
      />
    </div>
  );
}
