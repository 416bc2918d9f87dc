'use client';

import Link from 'next/link';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { api } from '@/lib/api/client';
import { useShortcuts } from '../use-shortcuts';
import { useViewer } from '../viewer';
import { stepsFor } from './steps';

/** Without it, it is shown at the next sign-in again. */
const rememberEnd = () => void api.POST('/v1/users/me/end-tour', {}).catch(() => {});

/** What has the focus goes away with the tour. */
function keepFocus(card: HTMLElement | null): void {
  if (card?.contains(document.activeElement)) document.querySelector<HTMLElement>('#main')?.focus();
}

/** Five short steps on a card over the page, which can be used meanwhile. It takes no focus, and Escape skips it. */
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
      className="fixed inset-x-3 bottom-20 z-30 mx-auto max-w-md rounded-lg border bg-raised shadow-pop md:bottom-4"
    >
      <div aria-live="polite" className="flex min-h-36 flex-col gap-2 px-4 pt-3 pb-2">
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
