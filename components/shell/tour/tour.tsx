'use client';

import Link from 'next/link';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import { api } from '@/lib/api/client';
import { useShortcuts } from '../use-shortcuts';
import { useViewer } from '../viewer';
import { stepsFor } from './steps';

/** If it fails, the tour is shown again at the next sign-in. */
const rememberEnd = () => void api.POST('/v1/users/me/end-tour', {}).catch(() => {});

/** Moves the focus if it would disappear with the tour. */
function keepFocus(card: HTMLElement | null): void {
  if (card?.contains(document.activeElement)) document.querySelector<HTMLElement>('#main')?.focus();
}

/**
 * Five short steps on a card over the page, which stays usable. On a phone, where the card would cover what it
 * describes, it is above the page's content. It takes no focus, and Escape skips it.
 */
export function Tour({ onEnd }: { onEnd: () => void }) {
  const steps = stepsFor(useViewer().role);
  const [at, setAt] = useState(0);
  const card = useRef<HTMLElement>(null);
  const id = useId();
  const step = steps[at];
  const isLast = at === steps.length - 1;

  function end() {
    keepFocus(card.current);
    rememberEnd();
    onEnd();
  }
  useShortcuts({ Escape: end });

  if (!step) return null;
  return (
    <section
      ref={card}
      aria-labelledby={id}
      className={classNames(
        'rounded-lg border bg-raised max-md:order-1 max-md:m-3',
        'md:fixed md:inset-x-3 md:bottom-4 md:z-30 md:mx-auto md:max-w-md md:shadow-pop md:max-xl:right-auto md:max-xl:left-17',
      )}
    >
      <div aria-live="polite" className="flex min-h-36 flex-col gap-2 px-4 pt-3 pb-2 max-md:min-h-44">
        <p className="text-xs text-muted">{`Step ${at + 1} of ${steps.length}`}</p>
        <h2 id={id} className="flex flex-wrap items-center gap-2 text-base font-semibold">
          {step.title}
          {step.keys && <Kbd keys={step.keys} />}
        </h2>
        <p className="text-sm">{step.text}</p>
        {step.link && (
          <p className="text-sm">
            <Link href={step.link.href} className="font-medium text-accent hover:underline">
              {step.link.label}
            </Link>
          </p>
        )}
      </div>
      <footer className="flex items-center justify-between gap-2 border-t px-4 py-2">
        <Button look="quiet" size="small" aria-keyshortcuts="Escape" onClick={end}>
          Skip the tour
        </Button>
        <div className="flex gap-2">
          <Button size="small" aria-disabled={at === 0} onClick={() => at > 0 && setAt(at - 1)}>
            Back
          </Button>
          <Button look="primary" size="small" onClick={() => (isLast ? end() : setAt(at + 1))}>
            {isLast ? 'Done' : 'Next'}
          </Button>
        </div>
      </footer>
    </section>
  );
}
