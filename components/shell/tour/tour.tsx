'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
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
 * Five short steps in a place of their own, so that they cover nothing: above the page on a phone, else at the foot of the
 * window. It takes no focus, and Escape skips it.
 */
export function Tour({ onEnd }: { onEnd: () => void }) {
  const steps = stepsFor(useViewer().role);
  const [at, setAt] = useState(0);
  const card = useRef<HTMLElement>(null);
  const id = useId();
  const pathname = usePathname();
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
      data-tour
      aria-labelledby={id}
      className="bg-raised max-md:order-1 max-md:m-3 max-md:rounded-lg max-md:border md:sticky md:bottom-0 md:z-30 md:flex md:border-t"
    >
      <div
        aria-live="polite"
        className="flex min-h-0 flex-1 flex-col gap-2 px-4 pt-3 pb-2 max-md:min-h-44 md:gap-1 md:overflow-y-auto md:px-6"
      >
        <p className="text-xs text-muted">{`Step ${at + 1} of ${steps.length}`}</p>
        <h2 id={id} className="flex flex-wrap items-center gap-2 text-base font-semibold">
          {step.title}
          {step.keys && <Kbd keys={step.keys} />}
        </h2>
        <p className="text-sm">
          {step.text}{' '}
          {step.link && step.link.href !== pathname && (
            <Link href={step.link.href} className="font-medium whitespace-nowrap text-accent hover:underline">
              {step.link.label}
            </Link>
          )}
        </p>
      </div>
      <footer className="flex items-center justify-between gap-2 border-t px-4 py-2 md:flex-col-reverse md:items-end md:justify-center md:border-t-0 md:pr-6">
        <Button
          look="quiet"
          size="small"
          aria-keyshortcuts="Escape"
          onClick={end}
          className={isLast ? 'invisible' : undefined}
        >
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
