import type { AlertKind } from '@/lib/domain/alerts/kinds';
import { verdictName } from '@/lib/domain/alerts/verdict-words';
import { anyVerdictName, verdictIn } from '@/components/history/recorded-verdict';
import { isObject } from '@/components/ui/json';
import { fieldLabel } from '@/lib/domain/wording';
import { fieldName } from './changes';

type Detail = readonly [field: string, value: unknown];

/** A proposal's own fields, instead of the proposal as one value. */
const unfolded = ([field, value]: Detail): Detail[] =>
  field === 'proposed_resolution' && isObject(value)
    ? Object.entries(value).filter(([, each]) => each != null && each !== '')
    : [[field, value]];

/** By field, how people write a value that the API has as a code. */
const written: Partial<Record<string, (code: string) => string>> = {
  action: fieldLabel,
  format: (code) => code.toUpperCase(),
  trigger: fieldLabel,
};

const asWritten = (field: string, value: unknown): unknown =>
  typeof value === 'string' ? (written[field]?.(value) ?? value) : value;

/**
 * The details of a record with labels. The verdict has the alert's word for it, or one that is true of every kind of
 * alert: "Is false positive: Yes" would say of a face that it is a different person.
 * @param kind of the alert, if the page knows it
 */
export function factsOf(
  details: readonly Detail[],
  kind: AlertKind | undefined,
): { label: string; value: unknown }[] {
  const shown = details.flatMap(unfolded);
  const verdict = verdictIn(Object.fromEntries(shown));
  return shown.map(([field, value]) =>
    field === 'is_false_positive'
      ? { label: 'Verdict', value: kind ? verdictName(kind, verdict) : anyVerdictName(verdict) }
      : { label: fieldName(field), value: asWritten(field, value) },
  );
}
