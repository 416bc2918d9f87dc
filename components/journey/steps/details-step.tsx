import { type FormEvent, useRef, useState } from 'react';
import { Field, TextArea } from '@/components/ui/field';
import { RadioCards } from '@/components/ui/radio-cards';
import type { JourneyDetails } from '@/lib/domain/journeys/schema';
import { Actions, largeCards, StepHeading, WideButton } from '../frame/blocks';
import { projectNameOf, type ScreenProps } from '../screen';
import { fill } from '../words/fill';
import { countryIn, dateIn } from '../words/in-language';
import type { LanguageCode } from '../words/languages';
import { useSpoken } from '../words/use-words';

const fields = ['first_name', 'last_name', 'date_of_birth', 'nationality', 'country'] as const;

const shown: Partial<Record<keyof JourneyDetails, (code: LanguageCode, value: string) => string>> = {
  date_of_birth: dateIn,
  nationality: countryIn,
  country: countryIn,
};

function DetailList({ details }: { details: JourneyDetails | null }) {
  const { code, words } = useSpoken();
  return (
    <dl className="mt-6 divide-y rounded-md border">
      {fields.map((field) => {
        const value = details?.[field] ?? null;
        return (
          <div key={field} className="flex flex-col gap-0.5 px-4 py-3">
            <dt className="text-base text-muted">{words.details[field]}</dt>
            <dd className="text-lg font-medium break-words">
              <bdi>{value === null ? words.details.missing : (shown[field]?.(code, value) ?? value)}</bdi>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export function DetailsStep({ journey, state, goTo }: ScreenProps) {
  const { words } = useSpoken();
  const { details, ending, frame } = words;
  const [isRight, setRight] = useState<boolean>();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const firstAnswer = useRef<HTMLInputElement>(null);
  const project = projectNameOf(journey) ?? ending.someone;

  async function answer(event: FormEvent) {
    event.preventDefault();
    setMissing(isRight === undefined);
    if (isRight === undefined) return firstAnswer.current?.focus();
    const said = { confirmed: isRight, ...(!isRight && note.trim() && { note: note.trim() }) };
    if (await state.act(() => state.api.confirmDetails(said, journey))) goTo(null);
  }

  return (
    <form noValidate onSubmit={(event) => void answer(event)}>
      <StepHeading>{details.title}</StepHeading>
      <p className="mt-3 text-lg">{fill(details.intro, { project })}</p>
      <DetailList details={journey.details} />
      <div className="mt-6 flex flex-col gap-5">
        <RadioCards
          ref={firstAnswer}
          label={details.title}
          cards={[
            { value: true, label: details.right },
            { value: false, label: details.wrong },
          ]}
          className={largeCards}
          value={isRight}
          error={isMissing && isRight === undefined ? details.choose : undefined}
          onChange={setRight}
        />
        {isRight === false && (
          <Field label={details.note} hint={details.noteHint}>
            <TextArea
              dir="auto"
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
        )}
      </div>
      <Actions>
        <WideButton look="primary" type="submit" aria-disabled={state.isPending}>
          {state.isPending ? frame.working : frame.continue}
        </WideButton>
      </Actions>
    </form>
  );
}
