import type { ListedParty, MaterialChange } from '@/lib/domain/checks/schema';
import { formatDate } from '@/lib/domain/readable';
import { countryName } from '@/lib/domain/country-names';
import { valueInWords } from '@/components/ui/value-in-words';

interface ListedFact {
  label: string;
  values: readonly string[];
}

const textsOf = (values: readonly string[]) =>
  values.length > 0 ? values.map(valueInWords).join(', ') : 'none';

/** `Subject, date of birth: 2 Jan 1970 → 3 Jan 1970`. */
const describeChange = ({ side, field, before, after }: MaterialChange): string =>
  `${side === 'subject' ? 'Subject' : 'Listed party'}, ${field.replaceAll('_', ' ')}: ${textsOf(before)} → ${textsOf(after)}`;

/** What has changed since the pair was judged a false positive. */
export const changesOf = ({ changed }: ListedParty): string[] => (changed ?? []).map(describeChange);

const yearsOf = ({ from, to }: ListedParty['positions'][number]): string =>
  from || to ? ` (${from ? formatDate(from) : '…'} to ${to ? formatDate(to) : 'now'})` : '';

/** The facts that the comparison does not show, without empty ones. */
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
