import type { ListedParty, MaterialChange } from '@/lib/domain/checks/schema';
import { countryName } from '@/components/ui/format';

interface ListedFact {
  label: string;
  values: readonly string[];
}

const textsOf = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : 'empty');

/** `Subject, date of birth: 1970-01-02 → 1970-01-03`. */
const describeChange = ({ side, field, before, after }: MaterialChange): string =>
  `${side === 'subject' ? 'Subject' : 'Listed party'}, ${field.replaceAll('_', ' ')}: ${textsOf(before)} → ${textsOf(after)}`;

/** What is another since the pair was judged a false positive. */
export const changesOf = ({ changed }: ListedParty): string[] => (changed ?? []).map(describeChange);

const yearsOf = ({ from, to }: ListedParty['positions'][number]): string =>
  from || to ? ` (${from ?? '…'} to ${to ?? 'now'})` : '';

/** What the comparison does not show. What the lists do not say is left out. */
export function listedFacts(party: ListedParty): ListedFact[] {
  const facts = [
    {
      label: 'Positions',
      values: party.positions.map(
        (position) =>
          `${position.title}${position.country ? `, ${countryName(position.country)}` : ''}${yearsOf(position)}`,
      ),
    },
    { label: 'Programs', values: party.programs },
    { label: 'Remarks', values: party.remarks ? [party.remarks] : [] },
  ];
  return facts.filter(({ values }) => values.length > 0);
}
