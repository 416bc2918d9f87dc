import { CircleCheck } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { Capture } from '@/lib/domain/journeys/schema';
import { Photo } from '../capture/photo';
import { Actions, StepHeading, WideButton } from '../frame/blocks';
import type { Revisit, ScreenProps } from '../screen';
import { rememberedImage } from '../sending/accepted-images';
import { countryIn } from '../words/in-language';
import { useSpoken } from '../words/use-words';
import { captureOf, sidesOf, titleOfSide } from './sides';

interface Row {
  label: string;
  value: string;
  revisit: Revisit;
  /** The label of a photo's button, and the photo if this page has it. */
  again?: string;
  photo?: Blob | null;
}

/** The frame that looks ahead, which is compared with the portrait. */
const lookingAhead = ({ captures }: ScreenProps['journey']): Capture | null =>
  captures.find(({ action }) => action === 'look_ahead') ?? null;

function useRows(journey: ScreenProps['journey']): Row[] {
  const { code, words } = useSpoken();
  const { review } = words;
  const { document, steps } = journey;
  const details: Row = { label: review.details, value: review.confirmed, revisit: { step: 'details' } };
  const taken = { value: words.sending.accepted, again: review.again };
  const selfie: Row = {
    ...taken,
    label: review.selfie,
    revisit: { step: 'selfie' },
    photo: rememberedImage(lookingAhead(journey)),
  };
  const chosen: Row[] = document
    ? [
        {
          label: review.document,
          value: `${words.document[document.document_type]} · ${countryIn(code, document.country)}`,
          revisit: { step: 'document' },
        },
        ...sidesOf(journey).map((side) => ({
          ...taken,
          label: titleOfSide(words, document.document_type, side),
          revisit: { step: 'capture' as const, side },
          photo: rememberedImage(captureOf(journey, side)),
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
        {rows.map(({ label, value, revisit, photo, again = review.change }) => (
          <li key={label} className="flex flex-wrap items-center gap-3 px-4 py-3">
            {photo ? (
              <Photo
                photo={photo}
                label={`${words.capture.preview}: ${label}`}
                className="h-20 w-28 shrink-0 rounded-md border bg-sunken object-contain"
              />
            ) : (
              <CircleCheck aria-hidden className="tone-good size-5 shrink-0 text-tone" />
            )}
            <p className="min-w-28 flex-1 break-words hyphens-auto">
              <span className="block text-lg font-medium">{label}</span>
              <span className="block text-base text-muted">{value}</span>
            </p>
            <Button
              aria-label={`${again}: ${label}`}
              className={classNames('h-11 min-w-11 px-3', photo && 'max-[30rem]:w-full')}
              onClick={() => goTo(revisit)}
            >
              {again}
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
