import { type ComponentProps, type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type Arrival, codeStore } from './code-store';
import { messageOf } from './problem-notice';
import { toast } from './toast';

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

/** Until what is needed can be fetched again. */
const retryMs = 3_000;

const nothing: Arrival<never> = { code: null, hasFailed: false };

/** What shows such code is drawn in one go once it has come: unlike `lazy`, code that has come never shows a fallback first. */
function fetchedLater<Code>(fetchCode: () => Promise<Code>) {
  const { load, subscribe, current } = codeStore(fetchCode, (tell) => keepingFocus(() => flushSync(tell)));

  /** For what has a place on the page, where it shows a `CodeNotLoaded`. Who needs it now does not wait for an idle browser. */
  function useArrival(isNeeded: boolean): Arrival<Code> {
    const arrival = useSyncExternalStore<Arrival<Code>>(subscribe, current, () => nothing);
    const isMissing = isNeeded && arrival.code === null;
    useEffect(() => {
      if (!isMissing) return;
      void load();
      const timer = window.setInterval(() => void load(), retryMs);
      return () => window.clearInterval(timer);
    }, [isMissing]);
    return arrival;
  }

  /** Null until it has come. That what was opened by a press does not come is told by a toast. */
  function useCode(isNeeded = false): Code | null {
    const { code, hasFailed } = useArrival(isNeeded);
    const isWaitedFor = isNeeded && hasFailed;
    useEffect(() => {
      if (isWaitedFor) toast.error('This could not be loaded', { description: messageOf(null) });
    }, [isWaitedFor]);
    return code;
  }
  return { load, useArrival, useCode };
}

/** Code that a page is drawn without. It comes by itself when the browser is idle, thus mostly before anybody needs it. */
export function onDemand<Code>(fetchCode: () => Promise<Code>) {
  const code = fetchedLater(fetchCode);
  whenIdle(() => void code.load());
  return code;
}

/** Code of what a page shows as soon as it has its data. It comes after the page's own script, and while that draws. */
export function withPage<Code>(fetchCode: () => Promise<Code>) {
  const code = fetchedLater(fetchCode);
  if (typeof window !== 'undefined') void code.load();
  return code;
}
