'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { clearBottom } from './clear-bottom';
import { type ToastMessage, toasts } from './toast';
import { toneClass } from './tone';

const icons = { good: CircleCheck, warning: CircleAlert, info: Info };
const shownMs = 5_000;
const lowest = 80;
const actions = 'a[href], button, input, textarea, [role=combobox]';

/** Moves the messages up from what can be pressed. */
function keepClear(region: HTMLElement): void {
  const { left, right, height } = region.getBoundingClientRect();
  const others = [...document.querySelectorAll(actions)].filter(
    (each) => !region.contains(each) && each.checkVisibility({ visibilityProperty: true }),
  );
  const boxes = others.map((each) => each.getBoundingClientRect());
  const bottom = clearBottom({ left, right, height }, boxes, lowest, window.innerHeight);
  region.style.bottom = `${bottom}px`;
}

/** Keeps the messages clear now, and after whatever is drawn later: a decision shows the next item under them. */
function whileDrawn(region: HTMLElement): () => void {
  keepClear(region);
  let frame = 0;
  const drawn = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => keepClear(region));
  });
  drawn.observe(document.body, { childList: true, subtree: true });
  return () => {
    drawn.disconnect();
    cancelAnimationFrame(frame);
  };
}

interface MessagesProps {
  shown: readonly ToastMessage[];
  /** The element that contains the messages. */
  region: RefObject<HTMLElement | null>;
}

/** The messages, where they cover nothing that can be pressed, as far as there is room. */
export function Messages({ shown, region }: MessagesProps) {
  useLayoutEffect(() => {
    if (region.current && shown.length > 0) return whileDrawn(region.current);
  }, [region, shown]);
  return shown.map(({ tone, ...message }) =>
    tone === 'spoken' ? (
      <Spoken key={message.id} {...message} />
    ) : (
      <Message key={message.id} tone={tone} {...message} />
    ),
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
