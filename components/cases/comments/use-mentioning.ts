import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { completed, type Mentionable, mentionBefore, suggestionsFor } from './mentions';

interface Mentioning {
  text: string;
  setText: (text: string) => void;
  people: readonly Mentionable[];
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Names after an @: found as they are typed, chosen with the arrow keys and Enter, left with Escape. */
export function useMentioning({ text, setText, people, field }: Mentioning) {
  const [caret, setCaret] = useState(0);
  const [place, setPlace] = useState(0);
  const [isLeft, setLeft] = useState(false);
  const typed = mentionBefore(text, caret);
  const suggestions = typed === undefined || isLeft ? [] : suggestionsFor(typed, people);
  const active = Math.min(place, suggestions.length - 1);

  const write = (next: string, to: number) => {
    // At once: what is typed next would else stand before the caret is moved, and behind it after.
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
  /** Begins a mention where the caret is. */
  const begin = () => {
    const at = field.current?.selectionStart ?? text.length;
    const gap = at === 0 || /\s$/u.test(text.slice(0, at)) ? '' : ' ';
    write(`${text.slice(0, at)}${gap}@${text.slice(at)}`, at + gap.length + 1);
  };
  /** Keys that are for the names are for nothing else. */
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
