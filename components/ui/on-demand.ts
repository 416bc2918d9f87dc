import { type ComponentProps, type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type Arrival, codeStore } from './code-store';
import { unansweredText } from './problem-notice';
import { toast } from './toast';

/** Marks elements that look the same before and after their code has loaded, so that focus is kept. */
export const keptAttribute = 'data-kept';

/** A button or link that accepts the attribute. */
export type Keepable = ReactElement<ComponentProps<'button'> & { [keptAttribute]?: string }>;

/** The delay that gives a page's first content priority for network and processor. */
const headStartMs = 1_000;

function whenIdle(run: () => void): void {
  if (typeof window === 'undefined') return;
  const wait = () =>
    setTimeout(() => {
      // Missing in some browsers.
      if (typeof window.requestIdleCallback === 'function')
        window.requestIdleCallback(run, { timeout: 2_000 });
      else run();
    }, headStartMs);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** The marked element, or the loaded form that has replaced it. */
export function currentForm(element: Element | null): HTMLElement | null {
  const mark = element?.getAttribute(keptAttribute);
  return mark ? document.querySelector<HTMLElement>(`[${keptAttribute}="${mark}"]`) : null;
}

/** Keeps the focus when an element is replaced by its loaded form. */
function keepingFocus(draw: () => void): void {
  const focused = document.activeElement;
  draw();
  if (!focused?.isConnected) currentForm(focused)?.focus({ preventScroll: true });
}

/** The interval between attempts to fetch code. */
const retryMs = 3_000;

const nothing: Arrival<never> = { code: null, hasFailed: false };

/**
 * Renders loaded code immediately: unlike `lazy`, code that is already there never shows a fallback first.
 */
function fetchedLater<Code>(fetchCode: () => Promise<Code>) {
  const { load, subscribe, current } = codeStore(fetchCode, (tell) => keepingFocus(() => flushSync(tell)));

  /**
   * For code with a place on the page, which shows `CodeNotLoaded` if it fails. Code that is needed now does not wait
   * for an idle browser.
   */
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

  /** Null until it has loaded. If code opened by a press does not load, a toast says so. */
  function useCode(isNeeded = false): Code | null {
    const { code, hasFailed } = useArrival(isNeeded);
    const isWaitedFor = isNeeded && hasFailed;
    useEffect(() => {
      if (isWaitedFor) toast.error('This could not be loaded', { description: unansweredText() });
    }, [isWaitedFor]);
    return code;
  }
  return { load, useArrival, useCode };
}

/**
 * Code that a page can render without. It loads when the browser is idle, usually before anybody needs it.
 */
export function onDemand<Code>(fetchCode: () => Promise<Code>) {
  const code = fetchedLater(fetchCode);
  whenIdle(() => void code.load());
  return code;
}

/**
 * Code that a page needs as soon as it has its data. It loads after the page's own script, during rendering.
 */
export function withPage<Code>(fetchCode: () => Promise<Code>) {
  const code = fetchedLater(fetchCode);
  if (typeof window !== 'undefined') void code.load();
  return code;
}
