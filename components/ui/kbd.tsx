'use client';

import { useSyncExternalStore } from 'react';
import { classNames } from './class-names';
import { capOf } from './key-cap';

interface KbdProps {
  keys: string;
  className?: string;
}

const subscribeToNothing = () => () => {};

/** True on the server and in the browser's first render, which must match the server's. */
const useIsApple = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => true,
  );

/** A hint for keys, hidden on devices without a keyboard: see `key-hint`. */
export function Kbd({ keys, className }: KbdProps) {
  const isApple = useIsApple();
  return (
    <span className={classNames('inline-flex key-hint items-center gap-1', className)}>
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line-strong/40 bg-sunken px-1 font-sans text-2xs text-muted"
        >
          {capOf(key, isApple)}
        </kbd>
      ))}
    </span>
  );
}
