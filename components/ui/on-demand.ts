import { type ComponentProps, type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Marks what looks the same before and after its code has come, so that it keeps the focus. */
export const keptAttribute = 'data-kept';

/** A button or link that can be given the mark. */
export type Keepable = ReactElement<ComponentProps<'button'> & { [keptAttribute]?: string }>;

/** What a page shows first needs its line and processor for itself. */
const headStartMs = 1_000;

function whenIdle(run: () => void): void {
  if (typeof window === 'undefined') return;
  const wait = () =>
    setTimeout(() => {
      // Not in every browser.
      if (typeof window.requestIdleCallback === 'function')
        window.requestIdleCallback(run, { timeout: 2_000 });
      else run();
    }, headStartMs);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Elements that are replaced by their loaded form would take the focus away with them. */
function keepingFocus(draw: () => void): void {
  const focused = document.activeElement;
  const mark = focused?.getAttribute(keptAttribute);
  draw();
  if (!mark || focused?.isConnected) return;
  document.querySelector<HTMLElement>(`[${keptAttribute}="${mark}"]`)?.focus({ preventScroll: true });
}

/**
 * Code that a page is drawn without. It comes by itself when the browser is idle, thus mostly before anybody needs it. What
 * shows it is then drawn in one go: unlike `lazy`, code that has come never shows a fallback first.
 */
export function onDemand<Code>(fetchCode: () => Promise<Code>) {
  let code: Code | null = null;
  let coming: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const load = (): Promise<void> => {
    coming ??= fetchCode().then(
      (fetched) => {
        code = fetched;
        keepingFocus(() => flushSync(() => listeners.forEach((listener) => listener())));
      },
      // Without a connection, say. Whoever needs it next asks again.
      () => void (coming = null),
    );
    return coming;
  };
  whenIdle(() => void load());

  /** Null until it has come. Who needs it now does not wait for an idle browser. */
  function useCode(isNeeded = false): Code | null {
    useEffect(() => {
      if (isNeeded) void load();
    }, [isNeeded]);
    return useSyncExternalStore(
      subscribe,
      () => code,
      () => null,
    );
  }
  return { load, useCode };
}
