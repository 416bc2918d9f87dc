import { useLayoutEffect, useRef } from 'react';
import { createKeybindingsHandler } from 'tinykeys';

/** Actions by key, in the syntax of tinykeys: `j`, `Enter`, `[Shift]+?`, `$mod+k`, or a sequence such as `g a`. */
export type Shortcuts = Partial<Record<string, () => void>>;

/** Latest last. */
const mounted: { current: Shortcuts }[] = [];
let handleKey: EventListener = () => {};

/** Registered once, before any dialog is open: it must see an Escape before the dialog closes on it. */
const onKeyDown = (event: Event) => handleKey(event);

/** A checkbox takes the space key alone. */
const typedInto =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=listbox], [role=menu]';

/** Keys pressed in a field, list, menu or dialog belong to it, and Enter to a focused link or button. A field leaves us ⌘K. */
function isForAnotherControl(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  const target = event.target instanceof Element ? event.target : null;
  const isTyped = !event.metaKey && !event.ctrlKey;
  if (isTyped && event.key === 'Enter' && target?.closest('a, button')) return true;
  if (isTyped && target?.closest(typedInto)) return true;
  // One that is closing has no use for them.
  return document.querySelector('[role=dialog]:not([data-closed])') !== null;
}

function run(keys: string, event: KeyboardEvent): void {
  event.preventDefault();
  mounted.findLast(({ current }) => current[keys])?.current[keys]?.();
}

/** One handler for all components, sequences first: tinykeys then runs `g a` without another component's `a`. */
function bindMounted(): void {
  const keys = new Set(mounted.flatMap(({ current }) => Object.keys(current)));
  const sequencesFirst = [...keys].sort((a, b) => b.split(' ').length - a.split(' ').length);
  handleKey = createKeybindingsHandler(
    Object.fromEntries(sequencesFirst.map((each) => [each, (event: KeyboardEvent) => run(each, event)])),
    { ignore: isForAnotherControl },
  );
}

/** From the moment that the screen shows what the keys do: effects that wait for the paint would lose a fast one. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });

  const keys = Object.keys(shortcuts).join(', ');
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    mounted.push(latest);
    bindMounted();
    return () => {
      mounted.splice(mounted.indexOf(latest), 1);
      bindMounted();
    };
  }, [keys]);
}
