import type { ListedEntity } from '@/lib/domain/screening/schema';
import type { ParsedList } from '@/lib/domain/watchlists/formats/list-source';
import { type SampleParty, sampleParties } from './sample-parties';

const namesOf = ([first = '', ...others]: readonly string[]): ListedEntity['names'] => [
  { name: first, kind: 'primary', weak: false },
  ...others.map((name) => ({ name, kind: 'alias' as const, weak: false })),
];

const prefix = { person: 'P', company: 'C' } as const;

function toEntity(party: SampleParty, index: number): ListedEntity {
  const { entity_type, names, born, nationality, country, remarks, ...more } = party;
  const list_entry_id = `${prefix[entity_type]}-${index + 1}`;
  return {
    list_entry_id,
    entity_type,
    primary_name: names[0],
    names: namesOf(names),
    dates_of_birth: born ? [born] : [],
    nationalities: nationality ? [nationality] : [],
    countries: country ? [country] : [],
    gender: null,
    identifiers: [],
    programs: ['SAMPLE'],
    addresses: [],
    remarks,
    listed_on: '2024-02-29',
    source_url: `https://sample-list.example/${list_entry_id}`,
    ...more,
  };
}

const ofType = (type: SampleParty['entity_type']) =>
  sampleParties.filter(({ entity_type }) => entity_type === type).map(toEntity);

/** In force in staging until there is another list. All its entries are invented. */
export const sampleList: ParsedList = {
  name: 'Probity Sample List',
  version: '2',
  entities: [...ofType('person'), ...ofType('company')],
};
