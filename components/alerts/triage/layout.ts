import type { Panes } from './use-panes';

/** How the panes stand. */
export interface Layout {
  /** Evidence and decision are there. */
  isOpen: boolean;
  /** The list is a sheet, because they take its place. */
  isFolded: boolean;
}

interface Shown {
  /** An alert that somebody opened. */
  isChosen: boolean;
  /** There is an alert to show, or the list is still read. */
  hasAlert: boolean;
}

/** A list without an alert is shown, in whatever width: nothing else says why it is empty. */
export function layoutOf(panes: Panes | null, { isChosen, hasAlert }: Shown): Layout {
  const isBeside = panes === 'three' || (panes === 'two' && hasAlert);
  const isOpen = isChosen || isBeside;
  return { isOpen, isFolded: isOpen && panes !== 'three' };
}

/** Before the width is known, as the server draws it, the style sheet does the same. */
export function listStyle(panes: Panes | null, { isFolded }: Layout): string {
  if (isFolded) return '@max-[76.25rem]/triage:hidden';
  return panes === null
    ? '@max-[60rem]/triage:col-span-full @max-[60rem]/triage:row-span-full @min-[60rem]/triage:@max-[76.25rem]/triage:hidden'
    : '@max-[76.25rem]/triage:col-span-full @max-[76.25rem]/triage:row-span-full';
}
