import { useEffect, useRef } from 'react';

/** Keys to what they do: `j`, `Enter`, or a sequence such as `g a`. */
export type Shortcuts = Partial<Record<string, () => void>>;

const sequenceMs = 1000;

/** The shortcuts of everything on the page; of two for the same keys the one mounted last holds. */
const mounted: { current: Shortcuts }[] = [];
let prefix = '';
let prefixedAtMs = 0;

const find = (keys: string) => mounted.findLast((shortcuts) => shortcuts.current[keys])?.current[keys];
const isPrefix = (key: string) =>
  mounted.some((shortcuts) => Object.keys(shortcuts.current).some((keys) => keys.startsWith(`${key} `)));

/** Typing, and moving within an open list, menu or dialog, belong to that control. */
function isTakenElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === 'Enter' && target?.closest('a, button')) return true;
  if (
    target?.closest('input, textarea, select, [contenteditable], [role=listbox], [role=menu], [role=dialog]')
  )
    return true;
  return document.querySelector('[role=dialog]') !== null;
}

function onKeyDown(event: KeyboardEvent) {
  if (isTakenElsewhere(event)) return;
  const started = event.timeStamp - prefixedAtMs < sequenceMs ? prefix : '';
  prefix = '';
  const action = started ? find(`${started} ${event.key}`) : find(event.key);
  if (action) {
    event.preventDefault();
    action();
  } else if (isPrefix(event.key)) {
    prefix = event.key;
    prefixedAtMs = event.timeStamp;
  }
}

export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (mounted.length === 0) document.addEventListener('keydown', onKeyDown);
    mounted.push(latest);
    return () => {
      mounted.splice(mounted.indexOf(latest), 1);
      if (mounted.length === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
