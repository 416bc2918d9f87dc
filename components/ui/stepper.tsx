import { Check } from 'lucide-react';
import { classNames } from './class-names';

export interface Step {
  label: string;
  /** When the step was reached, in a few words. */
  note?: string;
}

interface StepperProps {
  label: string;
  steps: readonly Step[];
  /** The index of the current step; the number of steps when all are done. */
  current: number;
}

type Reached = 'done' | 'now' | 'later';

const reachedAt = (step: number, current: number): Reached => {
  if (step === current) return 'now';
  return step < current ? 'done' : 'later';
};

const textLook: Record<Reached, string> = {
  done: 'text-muted',
  now: 'text-ink font-semibold',
  later: 'text-faint',
};
const dotLook: Record<Reached, string> = {
  done: 'border-accent bg-accent-soft text-accent',
  now: 'border-5 border-accent',
  later: 'border-line-strong',
};
const words: Record<Reached, string> = { done: ', done', now: '', later: ', to come' };

/** The steps of a process in order: done, current, and to come. */
export function Stepper({ label, steps, current }: StepperProps) {
  const noteWidth = steps.length > 4 ? '@max-3xl:hidden' : '@max-md:hidden';
  return (
    <div className="@container min-w-0">
      <ol
        aria-label={label}
        className="flex text-sm @max-md:justify-between @max-md:text-center @max-md:text-xs"
      >
        {steps.map((step, place) => {
          const reached = reachedAt(place, current);
          return (
            <li
              key={step.label}
              aria-current={reached === 'now' ? 'step' : undefined}
              className={classNames(
                'flex items-center gap-2 @max-md:relative @max-md:flex-1 @max-md:flex-col @max-md:gap-1',
                'not-first:before:mr-1 not-first:before:ml-3 not-first:before:h-px not-first:before:w-6 not-first:before:bg-line-strong @max-2xl:not-first:before:w-3',
                '@max-md:not-first:before:absolute @max-md:not-first:before:top-2 @max-md:not-first:before:right-[calc(50%+12px)] @max-md:not-first:before:m-0 @max-md:not-first:before:w-[calc(100%-24px)]',
                textLook[reached],
              )}
            >
              <span
                aria-hidden
                className={classNames(
                  'grid size-4 shrink-0 place-items-center rounded-full border-[1.5px]',
                  dotLook[reached],
                )}
              >
                {reached === 'done' && <Check className="size-3" strokeWidth={3} />}
              </span>
              <span className="whitespace-nowrap @max-md:whitespace-normal">
                {step.label}
                <span className="sr-only">{words[reached]}</span>
                {step.note && (
                  <span className={classNames('ml-1.5 text-xs font-normal text-muted', noteWidth)}>
                    {step.note}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
