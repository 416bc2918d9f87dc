import type { ListedParty, MaterialChange } from '@/lib/domain/checks/schema';
import { countryName, formatDate } from '@/components/ui/format';

interface ListedFact {
  label: string;
  values: readonly string[];
}

const textsOf = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : 'empty');

/** `Subject, date of birth: 1970-01-02 → 1970-01-03`. */
const describeChange = ({ side, field, before, after }: MaterialChange): string =>
  `${side === 'subject' ? 'Subject' : 'Listed party'}, ${field.replaceAll('_', ' ')}: ${textsOf(before)} → ${textsOf(after)}`;

/** What the lists say about the party, written as in the comparison above it. What they do not say is left out. */
export function listedFacts(party: ListedParty): ListedFact[] {
  const facts = [
    {
      label: 'Changed since it was marked as a false positive',
      values: (party.changed ?? []).map(describeChange),
    },
    {
      label: 'Names',
      values: party.names.map(({ name, quality }) => (quality === 'weak' ? `${name} (weak)` : name)),
    },
    { label: 'Born', values: party.dates_of_birth.map(formatDate) },
    { label: 'Birthplace', values: party.places_of_birth },
    { label: 'Nationality', values: party.nationalities.map(countryName) },
    { label: 'Address', values: party.addresses },
    {
      label: 'Identifiers',
      values: party.identifiers.map(
        ({ type, value, country }) => `${type} ${value}${country ? ` (${countryName(country)})` : ''}`,
      ),
    },
    { label: 'Office', values: party.positions.map(({ title }) => title) },
    { label: 'Programs', values: party.programs },
    { label: 'Reason', values: party.reason ? [party.reason] : [] },
    { label: 'Listed on', values: party.listed_on ? [formatDate(party.listed_on)] : [] },
    { label: 'Remarks', values: party.remarks ? [party.remarks] : [] },
  ];
  return facts.filter(({ values }) => values.length > 0);
}
