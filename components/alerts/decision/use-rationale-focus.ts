import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { DraftInHand } from './use-draft';

/** There the keyboard would cover what is to be read first. */
const hasTouchKeyboard = () => window.matchMedia('(pointer: coarse)').matches;

/** When a choice brings the focus into the rationale. */
export type FocusAfterChoice = 'if undrafted' | 'always';

/**
 * Brings the focus into the rationale, where words are missing or are to be checked.
 * @param onLeave called when Escape leaves it
 */
export function useRationaleFocus(
  { draft, undrafted, isAwaited }: DraftInHand,
  onLeave: () => void,
  after: FocusAfterChoice = 'if undrafted',
) {
  const ref = useRef<HTMLTextAreaElement>(null);
  /** The focus was moved into the field, where nothing is written yet. */
  const isSentThere = useRef(false);
  const isJustChosen = useRef(false);

  function sendThere() {
    ref.current?.focus();
    isSentThere.current = ref.current?.value.trim() === '';
  }
  // What is typed after a choice is its rationale, not shortcuts.
  useEffect(() => {
    if (!isJustChosen.current || isAwaited) return;
    isJustChosen.current = false;
    if (after === 'always' || (undrafted !== null && draft.rationale.trim() === '')) sendThere();
  }, [draft, undrafted, isAwaited, after]);

  /** Who did not go into the field by themselves may still press the key of a choice. */
  function chooseInstead(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { form, value } = event.currentTarget;
    if (!isSentThere.current || value.trim() !== '') return;
    const buttons = [...(form?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [])];
    const button = buttons.find((each) => each.getAttribute('aria-keyshortcuts') === event.key);
    if (!button) return;
    event.preventDefault();
    button.focus();
    button.click();
  }

  return {
    ref,
    sendThere,
    noteChoice: () => (isJustChosen.current = !hasTouchKeyboard()),
    onBlur: () => (isSentThere.current = false),
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      if (event.nativeEvent.isComposing) return;
      chooseInstead(event);
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onLeave();
    },
  };
}
