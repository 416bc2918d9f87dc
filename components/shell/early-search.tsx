import { useLayoutEffect, useRef } from 'react';
import { currentForm } from '@/components/ui/on-demand';

/** The field of the palette until its code has loaded: it takes what is typed meanwhile. */
export function EarlySearch({ onType }: { onType: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  // Before the next key. The palette takes the focus from where it was, and returns it there.
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null; // this page has no other elements with a focus
    field.current?.focus();
    return () => (currentForm(before) ?? before)?.focus();
  }, []);
  return (
    <input
      ref={field}
      aria-label="Search or go to"
      onChange={(event) => onType(event.target.value)}
      className="fixed inset-x-2 top-2 z-50 mx-auto h-12 max-w-xl rounded-lg border bg-raised px-11 shadow-pop"
    />
  );
}
