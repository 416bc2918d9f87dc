import { useLayoutEffect, useRef } from 'react';

interface EarlySearchProps {
  onType: (text: string) => void;
  onClose: () => void;
}

/** The field of the palette until its code has loaded: it takes what is typed meanwhile. */
export function EarlySearch({ onType, onClose }: EarlySearchProps) {
  const field = useRef<HTMLInputElement>(null);
  // Before the next key. The palette takes the focus from where it was, and returns it there.
  useLayoutEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      role="dialog"
      aria-label="Search or go to"
      className="fixed inset-x-2 top-2 z-50 mx-auto max-w-xl rounded-lg border bg-raised shadow-pop sm:top-[12dvh]"
    >
      <input
        ref={field}
        aria-label="Search or go to"
        placeholder="Loading…"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        className="h-12 w-full bg-transparent px-11 text-base outline-none placeholder:text-faint"
      />
    </div>
  );
}
