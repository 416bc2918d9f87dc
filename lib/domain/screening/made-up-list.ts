import type { ListedEntity } from './schema';
import type { MatcherList } from './matcher';

/** For tests: an entity of a list, of which only what matters is told. */
export function listed(
  entity: Pick<ListedEntity, 'list_entry_id' | 'primary_name'> &
    Partial<ListedEntity> & { aliases?: string[]; weak?: string[] },
): ListedEntity {
  const { aliases = [], weak = [], ...rest } = entity;
  return {
    entity_type: 'person',
    names: [
      { name: entity.primary_name, kind: 'primary', weak: false },
      ...aliases.map((name) => ({ name, kind: 'alias' as const, weak: false })),
      ...weak.map((name) => ({ name, kind: 'alias' as const, weak: true })),
    ],
    dates_of_birth: [],
    nationalities: [],
    countries: [],
    gender: null,
    identifiers: [],
    categories: ['sanctions'],
    programs: [],
    addresses: [],
    remarks: null,
    ...rest,
  };
}

export function madeUpList(entities: ListedEntity[]): MatcherList {
  return { name: 'Made Up', version: '1', updated_at: '2026-01-01T00:00:00Z', entities };
}

/** Invented people and companies, with the ordinary words that make the others' words rare. */
export const madeUpEntities: ListedEntity[] = [
  listed({
    list_entry_id: 'qadhum',
    primary_name: "QADHUMI, Mu'ammar Yousef",
    aliases: ['GADDUMI, Moammar', 'معمر القذومي'],
    weak: ['THE COLONEL OF DEMOS', 'ABU DEMO'],
    dates_of_birth: ['1952-10-07', '1950/1951'],
    nationalities: ['LY'],
    countries: ['LY', 'EG'],
  }),
  listed({ list_entry_id: 'zaramov', primary_name: 'ZARAMOV, Vladislav Petrovich', nationalities: ['RU'] }),
  listed({ list_entry_id: 'rahmani', primary_name: 'RAHMANUDIN, Abdul Karim', dates_of_birth: ['1971'] }),
  listed({ list_entry_id: 'papadem', primary_name: 'PAPADEMAKIS, Georgios' }),
  listed({ list_entry_id: 'xilan', primary_name: 'XI, Lanping' }),
  listed({
    list_entry_id: 'lantern',
    primary_name: 'NORTHERN LANTERN TRADING CO., LTD.',
    aliases: ['OOO SEVERNYI FONAR'],
    entity_type: 'company',
    countries: ['CY'],
    categories: ['watchlist'],
  }),
  listed({ list_entry_id: 'heron', primary_name: 'BRIGHT HERON 7', entity_type: 'vessel' }),
  ...['Ali', 'Karim', 'Yousef', 'Hassan', 'Petrovich'].flatMap((given, i) =>
    ['Ordinari', 'Commoner', 'Plainman', 'Usualov', 'Typicali'].map((family, j) =>
      listed({ list_entry_id: `common-${i}-${j}`, primary_name: `${family.toUpperCase()}, ${given}` }),
    ),
  ),
  ...['Northern', 'Trading', 'Shipping', 'General'].map((word, i) =>
    listed({
      list_entry_id: `firm-${i}`,
      primary_name: `${word} Works Company Limited`,
      entity_type: 'company',
    }),
  ),
];
