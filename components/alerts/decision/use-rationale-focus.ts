import { type KeyboardEvent, useRef } from 'react';
import type { Alert } from '@/lib/domain/alerts/schema';
import { choicesOf, keyOf } from './choices';

/** Brings the focus into the rationale. */
export function useRationaleFocus(alert: Alert) {
  const ref = useRef<HTMLTextAreaElement>(null);
  /** A decision without words has moved the focus into the field, where nothing is written yet. */
  const isSentThere = useRef(false);

  return {
    ref,
    sendThere() {
      ref.current?.focus();
      isSentThere.current = ref.current?.value.trim() === '';
    },
    onBlur: () => (isSentThere.current = false),
    /** Who did not go into the field by themselves may still press the key of a choice. */
    chooseInstead(event: KeyboardEvent<HTMLTextAreaElement>) {
      const { form, value } = event.currentTarget;
      if (!isSentThere.current || value.trim() !== '' || event.nativeEvent.isComposing) return;
      const place = choicesOf(alert).findIndex((_, index) => keyOf(index) === event.key);
      const button = form?.querySelectorAll<HTMLElement>('[aria-pressed]').item(place);
      if (!button) return;
      event.preventDefault();
      button.focus();
      button.click();
    },
  };
}
