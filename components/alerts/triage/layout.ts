import type { Panes } from './use-panes';

/** Which panes are shown. */
export interface Layout {
  /** Evidence and decision are shown. */
  isOpen: boolean;
  /** The list is a sheet, because evidence and decision take its place. */
  isFolded: boolean;
}

interface Shown {
  /** The user has opened an alert. */
  isChosen: boolean;
  /** There is an alert to show, or the list is still loading. */
  hasAlert: boolean;
}

/** Always shows a list without alerts, whatever the width: nothing else says why it is empty. */
export function layoutOf(panes: Panes | null, { isChosen, hasAlert }: Shown): Layout {
  const isBeside = panes === 'three' || (panes === 'two' && hasAlert);
  const isOpen = isChosen || isBeside;
  return { isOpen, isFolded: isOpen && panes !== 'three' };
}

/** The list's classes. Before the width is known, and on the server, container queries do the same. */
export function listStyle(panes: Panes | null, { isFolded }: Layout): string {
  if (isFolded) return '@max-[76.25rem]/triage:hidden';
  return panes === null
    ? '@max-[60rem]/triage:col-span-full @max-[60rem]/triage:row-span-full @min-[60rem]/triage:@max-[76.25rem]/triage:hidden'
    : '@max-[76.25rem]/triage:col-span-full @max-[76.25rem]/triage:row-span-full';
}
