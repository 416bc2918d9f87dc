'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { type ToastMessage, toasts } from './toast';
import { toneClass } from './tone';

const icons = { good: CircleCheck, warning: CircleAlert, info: Info };
const shownMs = 5_000;
const none: readonly ToastMessage[] = [];

/**
 * Shows messages; used once on a page. It is above what is at the bottom: a sheet's actions, and on a phone those of an
 * alert. A popover or dialog covers it, not the reverse. The region exists before its messages, as screen readers
 * require, and takes no focus.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => none);
  return (
    <div
      role="status"
      aria-label="Messages"
      aria-atomic={false}
      className="pointer-events-none fixed right-4 bottom-20 left-4 z-45 flex flex-col gap-2 md:left-auto md:w-96"
    >
      {shown.map(({ tone, ...message }) =>
        tone === 'spoken' ? (
          <Spoken key={message.id} {...message} />
        ) : (
          <Message key={message.id} tone={tone} {...message} />
        ),
      )}
    </div>
  );
}

function Spoken({ id, title }: Pick<ToastMessage, 'id' | 'title'>) {
  useRemoval(id, false);
  return <p className="sr-only">{title}</p>;
}

function useRemoval(id: number, isHeld: boolean): void {
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toasts.remove(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
}

type ShownMessage = ToastMessage & { tone: keyof typeof icons };

function Message({ id, tone, title, description }: ShownMessage) {
  const [isHeld, setHeld] = useState(false);
  const focusedBefore = useRef<Element | null>(null);
  const Icon = icons[tone];
  useRemoval(id, isHeld);
  return (
    <div
      // The message stays while the user reads it or is about to close it.
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        setHeld(true);
        focusedBefore.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
      className={classNames(
        toneClass[tone],
        'pointer-events-auto flex items-start gap-2.5 rounded-md border bg-raised p-3 text-sm shadow-pop transition duration-120 starting:translate-y-2 starting:opacity-0',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {description && <p className="break-words text-muted">{description}</p>}
      </div>
      <Button
        look="quiet"
        size="small"
        aria-label="Close"
        onClick={() => {
          if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
          toasts.remove(id);
        }}
        className="-my-1 -mr-1 px-1.5"
      >
        <X aria-hidden />
      </Button>
    </div>
  );
}
