'use client';

import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { classNames } from '@/components/ui/class-names';
import { DifferenceText } from '@/components/ui/difference-text';
import type { Piece } from '@/components/ui/difference';
import { counted } from '@/components/ui/format';
import { Written } from '@/components/ui/written';
import { type ReadState, stateOfAll } from '@/components/ui/read-state';
import { absentWord, type Compared, markedPieces, type UnreadState, wordOfRow } from './compare';
import {
  aliasLabel,
  birthDateLabel,
  birthPlaceLabel,
  type ComparedField,
  compareFields,
  isEmptyField,
} from '@/lib/domain/alerts/compared-fields';
import { VerdictMark } from './verdict-mark';

/** A longer list of aliases or addresses is folded. */
const maxShown = 3;

const rowStyle =
  'grid grid-cols-2 gap-x-3 gap-y-0.5 border-b px-4 py-2 last:border-b-0 @xl/evidence:grid-cols-[7.5rem_minmax(0,1fr)_7.5rem_minmax(0,1fr)] @xl/evidence:items-baseline';

/** Of their values only one is true. */
const alternatives: readonly string[] = [birthDateLabel, birthPlaceLabel];

/** Most listed parties have these: their rows stand before the data has arrived, so that it moves no other row. */
const usuallyListed: readonly string[] = [aliasLabel, birthPlaceLabel];

const isAwaited = ({ label }: ComparedField, listed: ReadState): boolean =>
  listed === 'loading' && usuallyListed.includes(label);

/** The roles are explicit, because `display: grid` removes those of a table. */
export function ComparisonTable(compared: Compared) {
  const fields = compareFields(compared);
  const { states } = compared;
  const isShown = (field: ComparedField) => !isEmptyField(field) || isAwaited(field, states.listed);
  const empty = fields.filter((field) => !isShown(field));
  const state = stateOfAll([states.given, states.listed]);
  return (
    <section aria-label="Side by side" className="rounded-lg border bg-surface">
      <div role="table" aria-label="Given and listed, compared">
        <div role="row" className={classNames(rowStyle, 'hidden text-xs text-muted @xl/evidence:grid')}>
          <span role="columnheader">
            <span className="sr-only">Field</span>
          </span>
          <span role="columnheader">Given by the customer</span>
          <span role="columnheader">
            <span className="sr-only">Comparison</span>
          </span>
          <span role="columnheader">Listed</span>
        </div>
        {fields.filter(isShown).map((field) => (
          <FieldRow key={field.label} field={field} states={states} />
        ))}
      </div>
      {empty.length > 0 && state !== 'read' && (
        <p role="status" className="border-t py-2 pr-4 pl-10 text-sm text-muted">
          {otherFields[state]}
        </p>
      )}
      {empty.length > 0 && state === 'read' && (
        <details className="group border-t px-4 text-sm text-muted">
          <summary className="flex list-none items-center gap-2 py-2 hover:text-ink [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden className="size-4 shrink-0 group-open:rotate-90" />
            {counted(empty.length, 'field', 'fields')} empty on both sides
          </summary>
          <p className="pb-2.5 pl-6">{empty.map(({ label }) => label).join(', ')}</p>
        </details>
      )}
    </section>
  );
}

/** Takes the place of the fields that are empty on both sides. */
const otherFields: Record<UnreadState, string> = {
  loading: 'Loading the other fields…',
  failed: 'The other fields could not be loaded.',
};

interface FieldRowProps {
  field: ComparedField;
  states: Compared['states'];
}

function FieldRow({ field, states }: FieldRowProps) {
  const marked = markedPieces(field);
  const look = field.verdict === 'conflict' ? 'conflict' : 'near';
  const separator = alternatives.includes(field.label) ? ' or ' : ' · ';
  return (
    <div role="row" className={rowStyle}>
      <span role="rowheader" className="text-sm text-muted">
        {field.label}
      </span>
      <span role="cell" className="order-3 min-w-0 text-base wrap-anywhere @xl/evidence:order-none">
        <Side name="Given" />
        <Values
          values={field.given}
          first={marked?.left}
          look={look}
          separator={separator}
          none={absentWord(states.given, 'Not given')}
        />
      </span>
      <span role="cell" className="justify-self-end @xl/evidence:justify-self-start">
        <VerdictMark verdict={field.verdict} word={wordOfRow(field, states)} />
      </span>
      <span role="cell" className="order-3 min-w-0 text-base wrap-anywhere @xl/evidence:order-none">
        <Side name="Listed" />
        <Values
          values={field.listed}
          first={marked?.right}
          look={look}
          separator={separator}
          none={absentWord(states.listed, 'None on the list')}
        />
        {field.note && <Written className="block text-xs text-muted">{field.note}</Written>}
      </span>
    </div>
  );
}

const Side = ({ name }: { name: string }) => (
  <span className="block text-xs text-muted @xl/evidence:hidden">{name}</span>
);

interface ValuesProps {
  values: readonly string[];
  /** The first value, with its differences. */
  first: readonly Piece[] | undefined;
  look: 'near' | 'conflict';
  none: string;
  separator: string;
}

function Values({ values, first, look, none, separator }: ValuesProps) {
  if (values.length === 0) return <span className="text-faint">{none}</span>;
  const [shown, more] = [values.slice(0, maxShown), values.slice(maxShown)];
  return (
    <>
      {shown.map((value, place) => (
        <Fragment key={value}>
          {place > 0 && <span className="text-muted">{separator}</span>}
          {place === 0 && first ? <DifferenceText pieces={first} look={look} /> : <Written>{value}</Written>}
        </Fragment>
      ))}
      {more.length > 0 && (
        <details className="text-sm">
          <summary className="text-muted underline">{more.length} more</summary>
          {more.map((value) => (
            <Written key={value} className="block">
              {value}
            </Written>
          ))}
        </details>
      )}
    </>
  );
}
