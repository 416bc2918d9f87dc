'use client';

import { Calendar, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { existingDay } from '@/lib/platform/days';
import { Button } from './button';
import { DateInput } from './date-input';
import { type DateRange, lastDays, rangeLabel, rangeOf } from './date-range';
import { Field } from './field';
import { Popover } from './popover';

const presets = [7, 30, 90, 365] as const;

interface DateRangePickerProps {
  /** Null for any time, if `onClear` is given. */
  value: DateRange | null;
  /** YYYY-MM-DD. Later days cannot be chosen. */
  today: string;
  onChange: (range: DateRange) => void;
  /** Removes the range. */
  onClear?: () => void;
}

/** Chooses a range of days: one of the usual ranges, or from one day to another. */
export function DateRangePicker({ value, today, onChange, onClear }: DateRangePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const label = value ? rangeLabel(value) : 'Any time';
  const choose = (range: DateRange) => {
    setOpen(false);
    onChange(range);
  };
  return (
    <Popover
      title="Period"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-72"
      trigger={
        <Button aria-label={`Period: ${label}`}>
          <Calendar aria-hidden />
          {label}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-2">
        {presets.map((days) => (
          <Button key={days} onClick={() => choose(lastDays(days, today))}>
            Last {days} days
          </Button>
        ))}
        {onClear && (
          <Button
            className="col-span-2"
            onClick={() => {
              setOpen(false);
              onClear();
            }}
          >
            Any time
          </Button>
        )}
      </div>
      {/* The fields start from the value whenever the panel opens. */}
      <RangeFields value={value} today={today} onChoose={choose} />
    </Popover>
  );
}

interface RangeFieldsProps {
  value: DateRange | null;
  today: string;
  onChoose: (range: DateRange) => void;
}

const dayError = (text: string) =>
  text === '' || existingDay(text) ? undefined : 'must be a day such as 8 Mar 1993';

function RangeFields({ value, today, onChoose }: RangeFieldsProps) {
  const [from, setFrom] = useState(value?.from ?? '');
  const [to, setTo] = useState(value?.to ?? '');
  const range = rangeOf(from, to);
  const isOrdered = range || !existingDay(from) || !existingDay(to);
  const orderError = isOrdered ? undefined : 'must not be before the first day';
  return (
    <form
      className="mt-3 grid gap-3 border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (range) onChoose(range);
      }}
    >
      <Field label="From" error={dayError(from)}>
        <DateInput value={from} max={today} onChange={setFrom} />
      </Field>
      <Field label="To" error={dayError(to) ?? orderError}>
        <DateInput value={to} max={today} onChange={setTo} />
      </Field>
      <Button look="primary" type="submit" aria-disabled={!range}>
        Show this period
      </Button>
    </form>
  );
}
