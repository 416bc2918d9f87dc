import { CircleCheck } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Actions, StepHeading, WideButton } from '../frame/blocks';
import type { Revisit, ScreenProps } from '../screen';
import { countryIn } from '../words/in-language';
import { useSpoken } from '../words/use-words';
import { sidesOf, titleOfSide } from './sides';

interface Row {
  label: string;
  value: string;
  revisit: Revisit;
}

function useRows(journey: ScreenProps['journey']): Row[] {
  const { code, words } = useSpoken();
  const { review } = words;
  const { document, steps } = journey;
  const details: Row = { label: review.details, value: review.confirmed, revisit: { step: 'details' } };
  const selfie: Row = { label: review.selfie, value: words.sending.accepted, revisit: { step: 'selfie' } };
  const chosen: Row[] = document
    ? [
        {
          label: review.document,
          value: `${words.document[document.document_type]} · ${countryIn(code, document.country)}`,
          revisit: { step: 'document' },
        },
        ...sidesOf(journey).map((side) => ({
          label: titleOfSide(words, document.document_type, side),
          value: words.sending.accepted,
          revisit: { step: 'capture' as const, side },
        })),
      ]
    : [];
  return [
    ...(steps.includes('details') ? [details] : []),
    ...chosen,
    ...(steps.includes('selfie') ? [selfie] : []),
  ];
}

export function ReviewStep({ journey, state, goTo }: ScreenProps) {
  const { words } = useSpoken();
  const { review, frame } = words;
  const rows = useRows(journey);
  return (
    <>
      <StepHeading>{review.title}</StepHeading>
      <p className="mt-3 text-lg">{review.intro}</p>
      <ul className="mt-6 divide-y rounded-md border">
        {rows.map(({ label, value, revisit }) => (
          <li key={label} className="flex items-center gap-3 px-4 py-3">
            <CircleCheck aria-hidden className="tone-good size-5 shrink-0 text-tone" />
            <p className="min-w-0 flex-1 break-words hyphens-auto">
              <span className="block text-lg font-medium">{label}</span>
              <span className="block text-base text-muted">{value}</span>
            </p>
            <Button
              aria-label={`${review.change}: ${label}`}
              className="h-11 min-w-11 px-3"
              onClick={() => goTo(revisit)}
            >
              {review.change}
            </Button>
          </li>
        ))}
      </ul>
      <Actions>
        <WideButton
          look="primary"
          aria-disabled={state.isPending}
          onClick={() => void state.act(() => state.api.send())}
        >
          {state.isPending ? frame.working : review.send}
        </WideButton>
      </Actions>
    </>
  );
}
