import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { completed, type Mentionable, mentionBefore, suggestionsFor } from './mentions';

interface Mentioning {
  text: string;
  setText: (text: string) => void;
  people: readonly Mentionable[];
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Suggests names after an @ as they are typed. The arrow keys and Enter choose one, Escape closes the list. */
export function useMentioning({ text, setText, people, field }: Mentioning) {
  const [caret, setCaret] = useState(0);
  const [place, setPlace] = useState(0);
  const [isLeft, setLeft] = useState(false);
  const typed = mentionBefore(text, caret);
  const suggestions = typed === undefined || isLeft ? [] : suggestionsFor(typed, people);
  const active = Math.min(place, suggestions.length - 1);

  const write = (next: string, to: number) => {
    // Synchronous, so that the next characters typed are not placed by the old caret.
    flushSync(() => {
      setText(next);
      setCaret(to);
      setLeft(false);
    });
    field.current?.focus();
    field.current?.setSelectionRange(to, to);
  };
  const choose = ({ name }: Mentionable) => {
    const next = completed(text, caret, name);
    write(next.text, next.caret);
  };
  /** Starts a mention at the caret. */
  const begin = () => {
    const at = field.current?.selectionStart ?? text.length;
    const gap = at === 0 || /\s$/u.test(text.slice(0, at)) ? '' : ' ';
    write(`${text.slice(0, at)}${gap}@${text.slice(at)}`, at + gap.length + 1);
  };
  /** Keys that choose a name do nothing else. */
  const onKey = (event: KeyboardEvent) => {
    const chosen = suggestions[active];
    if (!chosen) return;
    if (event.key === 'ArrowDown') setPlace((active + 1) % suggestions.length);
    else if (event.key === 'ArrowUp') setPlace((active + suggestions.length - 1) % suggestions.length);
    else if (event.key === 'Escape') setLeft(true);
    else if ((event.key === 'Enter' && !event.metaKey && !event.ctrlKey) || event.key === 'Tab')
      choose(chosen);
    else return;
    event.preventDefault();
  };
  const onChange = (next: string, at: number) => {
    setText(next);
    setCaret(at);
    setPlace(0);
    setLeft(false);
  };
  return { suggestions, active, choose, begin, onKey, onChange, onCaret: setCaret };
}
