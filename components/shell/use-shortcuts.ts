import { createContext, type RefObject, use, useLayoutEffect, useRef } from 'react';
import { awaitedAttribute } from '@/components/ui/awaited-overlay';
import { KeyBindings } from './key-bindings';

/** Actions by key, in the syntax of tinykeys: `j`, `Enter`, `[Shift]+?`, `$mod+k`, or a sequence such as `g a`. */
export type Shortcuts = Partial<Record<string, () => void>>;

type Place = RefObject<Element | null>;

interface Mounted {
  shortcuts: RefObject<Shortcuts>;
  /** The dialog in which these keys apply. */
  within: Place | undefined;
}

/** In the order of mounting. If several handle a key, the last one gets it. */
const mounted: Mounted[] = [];
/** A checkbox only uses the space key. */
const typedInto =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=listbox], [role=menu]';

/** The topmost dialog that is not closing, or what is about to open. */
const openDialog = () =>
  [...document.querySelectorAll(`[role=dialog]:not([data-closed]), [${awaitedAttribute}]`)].at(-1);

/** While a dialog is open, only shortcuts within it apply. */
function hasKeys({ within }: Mounted, dialog: Element | undefined): boolean {
  return within ? (dialog?.contains(within.current) ?? false) : dialog === undefined;
}

/**
 * Whether a key belongs to another control: to a field, list or menu, or Enter to a focused link or button. ⌘K works in
 * fields, too.
 */
function isForAnotherControl(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  const target = event.target instanceof Element ? event.target : null;
  const isTyped = !event.metaKey && !event.ctrlKey;
  if (isTyped && event.key === 'Enter' && target?.closest('a, button')) return true;
  if (isTyped && target?.closest(typedInto)) return true;
  const dialog = openDialog();
  return !mounted.some((each) => hasKeys(each, dialog));
}

function run(keys: string, event: KeyboardEvent): void {
  const dialog = openDialog();
  const owner = mounted.findLast((each) => each.shortcuts.current[keys] && hasKeys(each, dialog));
  if (!owner) return;
  event.preventDefault();
  owner.shortcuts.current[keys]?.();
}

const bindings = new KeyBindings({ run, ignore: isForAnotherControl });

const bindMounted = (): void =>
  bindings.bind(new Set(mounted.flatMap(({ shortcuts }) => Object.keys(shortcuts.current))));

type Mount = (shortcuts: Mounted) => void;

const mountLast: Mount = (each) => void mounted.push(each);
const mountFirst: Mount = (each) => void mounted.unshift(each);

/** The place of the shortcuts of a part that is shown in a dialog as well as on a page. */
export const ShortcutsWithin = createContext<Place | undefined>(undefined);

/** @param within an element of the dialog in which these keys apply */
export function useShortcuts(shortcuts: Shortcuts, within?: Place): void {
  const place = use(ShortcutsWithin);
  useMounted(shortcuts, mountLast, within ?? place);
}

/** Shortcuts for every page. Those of the page itself take precedence, although the shell is mounted later. */
export const useShellShortcuts = (shortcuts: Shortcuts): void => useMounted(shortcuts, mountFirst);

/**
 * Active as soon as the screen shows what the keys do: with effects that run after the paint, a fast key press would be
 * lost.
 */
function useMounted(shortcuts: Shortcuts, mount: Mount, within?: Place): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });

  const keys = Object.keys(shortcuts).join(', ');
  useLayoutEffect(() => {
    // Registered once, before any dialog is open: it must see an Escape before the dialog closes on it.
    document.addEventListener('keydown', bindings.handle);
    const entry = { shortcuts: latest, within };
    mount(entry);
    bindMounted();
    return () => {
      mounted.splice(mounted.indexOf(entry), 1);
      bindMounted();
    };
  }, [keys, mount, within]);
}
