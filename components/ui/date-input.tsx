'use client';

import { Calendar } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDate } from '@/lib/domain/readable';
import { existingDay } from '@/lib/platform/days';
import { Button } from './button';
import { classNames } from './class-names';
import { dayInText } from './date-text';
import { TextInput } from './field';

interface DateInputProps {
  /** YYYY-MM-DD, or what was typed if it is not a day. */
  value: string;
  /** YYYY-MM-DD. Later days cannot be chosen in the calendar. */
  max?: string;
  onChange: (value: string) => void;
  className?: string;
}

const textOf = (value: string) => (existingDay(value) === null ? value : formatDate(value));

/**
 * A day, which is typed or chosen in the browser's calendar. It is shown with its month in letters: a browser's own
 * field shows "03/08/1993" for 8 March to some, and for 3 August to others.
 */
export function DateInput({ value, max, onChange, className }: DateInputProps) {
  /** What is being typed, until the field is left. */
  const [typed, setTyped] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <div className={classNames('relative', className)}>
      <TextInput
        placeholder="8 Mar 1993"
        autoComplete="off"
        className="pr-11"
        value={typed ?? textOf(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(dayInText(target.value) ?? target.value);
        }}
        onBlur={() => setTyped(null)}
      />
      <input
        ref={calendar}
        type="date"
        aria-hidden
        tabIndex={-1}
        max={max}
        value={existingDay(value) === null ? '' : value}
        onChange={({ target }) => onChange(target.value)}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
      <Button
        look="quiet"
        size="small"
        aria-label="Choose in a calendar"
        className="absolute inset-y-0 right-1 my-auto"
        onClick={() => calendar.current?.showPicker()}
      >
        <Calendar aria-hidden />
      </Button>
    </div>
  );
}
