import type { AlertKind } from '@/lib/domain/alerts/kinds';
import { verdictName } from '@/lib/domain/alerts/verdict-words';
import { anyVerdictName, verdictIn } from '@/components/history/recorded-verdict';
import { documentNames } from '@/components/cases/documents/document-names';
import { isObject } from '@/components/ui/json';
import { fieldLabel } from '@/lib/domain/wording';
import { fieldName } from './changes';

type Detail = readonly [field: string, value: unknown];

/** Values that are shown as their own fields: a proposal, and what a decision that can still be undone would do. */
const groups: readonly string[] = ['proposed_resolution', 'input'];

const unfolded = ([field, value]: Detail): Detail[] =>
  groups.includes(field) && isObject(value)
    ? Object.entries(value)
        .filter(([, each]) => each != null && each !== '')
        .flatMap(unfolded)
    : [[field, value]];

/** Beside what a move would do, which may have an action itself. */
const withMove = (details: readonly Detail[]): readonly Detail[] =>
  details.some(([field]) => field === 'input')
    ? details.map(([field, value]) => [field === 'action' ? 'move' : field, value])
    : details;

const namesOfDocuments: Partial<Record<string, string>> = documentNames;

/** By field, how people write a value that the API has as a code. */
const written: Partial<Record<string, (code: string) => string>> = {
  action: fieldLabel,
  document_types: (code) => namesOfDocuments[code] ?? code,
  format: (code) => code.toUpperCase(),
  move: fieldLabel,
  trigger: fieldLabel,
};

function asWritten(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => asWritten(field, each));
  return typeof value === 'string' ? (written[field]?.(value) ?? value) : value;
}

/**
 * The details of a record with labels. The verdict has the alert's word for it, or one that is true of every kind of
 * alert: "Is false positive: Yes" would say of a face that it is a different person.
 * @param kind of the alert, if the page knows it
 */
export function factsOf(
  details: readonly Detail[],
  kind: AlertKind | undefined,
): { label: string; value: unknown }[] {
  const shown = withMove(details).flatMap(unfolded);
  const verdict = verdictIn(Object.fromEntries(shown));
  return shown.map(([field, value]) =>
    field === 'is_false_positive'
      ? { label: 'Verdict', value: kind ? verdictName(kind, verdict) : anyVerdictName(verdict) }
      : { label: fieldName(field), value: asWritten(field, value) },
  );
}
