'use client';

import { Plus, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/field';
import { exactErrorOf } from '@/components/ui/field-errors';
import type { RowsField } from './fields/field';
import { type InputProps, PlainInput } from './plain-input';
import { rowsOf, valueAt, withValue } from './settings-path';

/** If there is room, the labels and hints of the first row are the column headings. */
export const underHeadStyle = '@xl/rows:[&_label]:sr-only @xl/rows:[&_[id$=hint]]:sr-only';

/** A table of settings, with one row below the other. */
export function RowsInput({ field, settings, at, problem, onChange }: InputProps<RowsField>) {
  const { label, hint, path, columns, noun, nameOf, fresh } = field;
  const rows = rowsOf(valueAt(settings, path));
  const name = [at, ...path].join('.');
  const error = exactErrorOf(problem, name);
  return (
    <div role="group" aria-label={label} className="@container/rows col-span-full min-w-0">
      <p className="text-sm font-medium">{label}</p>
      {hint && <p className="text-xs text-faint">{hint}</p>}
      <ol className="mt-2 divide-y rounded-md border">
        {rows.map((row, place) => (
          <li
            // Rows have no key that stays the same while they are edited.
            key={place}
            aria-label={nameOf(row)}
            className={classNames('flex items-end gap-2 p-2', place > 0 && underHeadStyle)}
          >
            <div className="grid min-w-0 flex-1 items-start gap-x-3 gap-y-2 @xl/rows:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
              {columns.map((column) => (
                <PlainInput
                  key={column.path.join('.')}
                  field={column}
                  settings={row}
                  at={`${name}.${place}`}
                  problem={problem}
                  onChange={(value) => onChange(rows.with(place, withValue(row, column.path, value)))}
                />
              ))}
            </div>
            <Button
              look="quiet"
              size="icon"
              aria-label={`Remove ${nameOf(row)}`}
              onClick={() => onChange(rows.toSpliced(place, 1))}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ol>
      {error && <FieldError className="mt-1">{error}</FieldError>}
      <Button look="quiet" size="small" className="mt-2" onClick={() => onChange([...rows, fresh])}>
        <Plus aria-hidden />
        Add {noun}
      </Button>
    </div>
  );
}
