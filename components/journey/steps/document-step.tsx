import { type FormEvent, useMemo, useRef, useState } from 'react';
import { countryChoices } from '@/components/ui/country-choices';
import { Field, useControl } from '@/components/ui/field';
import { RadioCards } from '@/components/ui/radio-cards';
import type { DocumentType } from '@/lib/domain/words';
import type { DocumentOption } from '@/lib/domain/journeys/schema';
import { Actions, largeCards, StepHeading, WideButton } from '../frame/blocks';
import { NativeSelect } from '../frame/native-select';
import type { ScreenProps } from '../screen';
import type { Words } from '../words/en';
import { languages } from '../words/languages';
import { useSpoken } from '../words/use-words';

interface CountrySelectProps {
  value: string;
  onChange: (country: string) => void;
  ref: React.Ref<HTMLSelectElement>;
}

function CountrySelect({ value, onChange, ref }: CountrySelectProps) {
  const { code, words } = useSpoken();
  const choices = useMemo(() => countryChoices(languages[code].tag), [code]);
  return (
    <NativeSelect
      {...useControl()}
      ref={ref}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="h-12 w-full ps-3 text-lg"
    >
      <option value="">{words.document.chooseCountry}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  );
}

const cardOf = ({ document_type, sides }: DocumentOption, place: number, words: Words['document']) => ({
  value: document_type,
  label: words[document_type],
  hint: [sides.length > 1 ? words.twoPhotos : words.onePhoto, place === 0 && words.preferred]
    .filter(Boolean)
    .join(' · '),
});

export function DocumentStep({ journey, state, goTo }: ScreenProps) {
  const { words } = useSpoken();
  const { frame } = words;
  const { document_options: options, document: chosen } = journey;
  const [type, setType] = useState<DocumentType | undefined>(
    chosen?.document_type ?? options[0]?.document_type,
  );
  const [country, setCountry] = useState<string>(chosen?.country ?? journey.likely_country ?? '');
  const [wasAsked, setAsked] = useState(false);
  const typeRef = useRef<HTMLInputElement>(null);
  const countryRef = useRef<HTMLSelectElement>(null);

  async function answer(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!type) return typeRef.current?.focus();
    if (!country) return countryRef.current?.focus();
    if (await state.act(() => state.api.chooseDocument({ document_type: type, country }, journey)))
      goTo(null);
  }

  return (
    <form noValidate onSubmit={(event) => void answer(event)}>
      <StepHeading>{words.document.title}</StepHeading>
      <p className="mt-3 text-lg">{words.document.intro}</p>
      <div className="mt-6 flex flex-col gap-6">
        <RadioCards
          ref={typeRef}
          label={words.document.which}
          cards={options.map((option, place) => cardOf(option, place, words.document))}
          className={largeCards}
          value={type}
          error={wasAsked && !type ? words.document.missingDocument : undefined}
          onChange={setType}
        />
        <Field
          label={words.document.country}
          error={wasAsked && !country ? words.document.missingCountry : undefined}
        >
          <CountrySelect ref={countryRef} value={country} onChange={setCountry} />
        </Field>
      </div>
      <Actions>
        <WideButton look="primary" type="submit" aria-disabled={state.isPending}>
          {state.isPending ? frame.working : frame.continue}
        </WideButton>
      </Actions>
    </form>
  );
}
