import { CircleCheck, CircleX, Clock, Unlink } from 'lucide-react';
import { useEffect } from 'react';
import type { Journey, JourneyStatus } from '@/lib/domain/journeys/schema';
import { StepHeading } from '../frame/blocks';
import { projectNameOf } from '../screen';
import { forgetImages } from '../sending/accepted-images';
import { dropImages } from '../sending/kept-images';
import { fill } from '../words/fill';
import { useWords } from '../words/use-words';

const looks = {
  sent: [CircleCheck, 'tone-good'],
  declined: [CircleX, 'tone-neutral'],
  expired: [Clock, 'tone-caution'],
  withdrawn: [CircleCheck, 'tone-neutral'],
  unknown: [Unlink, 'tone-neutral'],
} as const;

const endOf = (status: JourneyStatus) => (status === 'open' ? 'sent' : status);

/** The end of a journey that cannot be continued, and what to do then. */
export function Ending({ journey }: { journey: Journey }) {
  const { ending } = useWords();
  const end = endOf(journey.status);
  const [Icon, tone] = looks[end];
  const project = projectNameOf(journey) ?? ending.someone;
  const title = ending[`${end}Title`];
  useEffect(() => {
    void dropImages();
    forgetImages();
  }, []);
  return (
    <div className={tone}>
      <Icon aria-hidden className="mt-8 mb-5 size-12 text-tone" strokeWidth={1.5} />
      <StepHeading>{title}</StepHeading>
      <p className="mt-4 text-lg">{fill(ending[`${end}Text`], { project })}</p>
      {end === 'sent' && <p className="mt-4 text-lg text-muted">{ending.sentClose}</p>}
    </div>
  );
}
