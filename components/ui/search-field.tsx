'use client';

import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { controlStyle } from './field';
import { Kbd } from './kbd';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The current search text, as in the address. */
  value: string;
  /** Called once typing pauses. */
  onSearch: (text: string) => void;
  /**
   * Called when Enter is pressed on a text. If it returns true, the text has been handled, and the field is cleared.
   */
  onEnter?: (text: string) => boolean;
  /** Called when Enter or the down arrow should move to the first result, once the text has been searched for. */
  onLeave?: () => void;
  /** Called when Escape is pressed in the empty field, to move the focus to the list. Without it, the focus stays. */
  onEscape?: () => void;
  className?: string;
}

/** The search of a list: a field with the sign of searching, which needs `pl-8`. */
export const SearchFrame = ({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) => (
  <div role="search" aria-label={label} className={classNames('relative', className)}>
    <Search
      aria-hidden
      className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-faint"
    />
    {children}
  </div>
);

const pauseMs = 250;

export function SearchField({
  label,
  placeholder,
  value,
  onSearch,
  onEnter,
  onLeave,
  onEscape,
  className,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const searched = useRef(value);
  const latest = useRef({ onSearch, onLeave });
  useEffect(() => {
    latest.current = { onSearch, onLeave };
  });
  const isLeaving = useRef(false);
  // Back, or a cleared filter, changes the address without typing. Text typed in the meantime stays.
  useEffect(() => {
    if (isLeaving.current) latest.current.onLeave?.();
    isLeaving.current = false;
    const before = searched.current;
    if (value === before) return;
    searched.current = value;
    setText((typed) => (typed === before ? value : typed));
  }, [value]);
  const search = useCallback((sought: string) => {
    if (sought === searched.current) return;
    searched.current = sought;
    latest.current.onSearch(sought);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => search(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, search]);
  function leave() {
    search(text);
    if (text.trim() === value.trim()) return onLeave?.();
    isLeaving.current = true;
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Escape' && !text) return onEscape?.();
    if (key === 'Enter' && onEnter?.(text)) {
      searched.current = '';
      return setText('');
    }
    if (!onLeave || (key !== 'Enter' && key !== 'ArrowDown')) return;
    event.preventDefault();
    leave();
  };
  return (
    <SearchFrame label={label} className={className}>
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          isLeaving.current = false;
          setText(event.target.value);
        }}
        onKeyDown={onKeyDown}
        className={classNames(
          controlStyle,
          'h-8 w-full px-8 text-sm pointer-coarse:h-10 [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {!text && (
        <span aria-hidden className="absolute top-1/2 right-1.5 -translate-y-1/2">
          <Kbd keys="/" />
        </span>
      )}
      {text && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
          className="absolute top-1/2 right-1 grid size-6 -translate-y-1/2 place-items-center rounded-sm text-faint hover:text-ink"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </SearchFrame>
  );
}
