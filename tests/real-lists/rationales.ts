import { describe, expect, it } from 'vitest';
import { rationaleOf } from '@/lib/domain/alerts/rationale';
import { matchFinding } from '@/lib/domain/providers/screening/checks';
import { partiesOf } from '@/lib/domain/providers/screening/listed-party';
import type { ScreeningQuery } from '@/lib/domain/screening/schema';
import type { RealLists } from './lists';

export function describeRationales({ lists, matcher }: RealLists): void {
  describe('alerts · of the real lists', () => {
    function findings(name: string, more: Partial<ScreeningQuery> = {}) {
      const matches = matcher().search(
        { name, entity_type: 'person', ...more },
        { threshold: 80, limit: 25 },
      );
      const listed = matches.map((match) => {
        const list = lists().find((each) => each.name === match.list);
        const entry = list?.entities.find(({ list_entry_id }) => list_entry_id === match.list_entry_id);
        return {
          match,
          entry: entry ?? null,
          list: list ?? null,
        };
      });
      return partiesOf(listed).map((party) => matchFinding(party, 'sanctions', ['sanctions']));
    }

    it.each([
      [
        'Mohammed Ali',
        { date_of_birth: '1981-03-04', nationality: 'PK' },
        'Name is similar to the listed one ("mohammed" for "muhammad", sounds alike), a common one; born 2 years apart; nationality PK, listed SY',
      ],
      [
        'Usama bin Laden',
        { date_of_birth: '1957-03-10' },
        'Name agrees with the alias "BIN LADEN, Usama"; born in the same year, on another day (1957-03-10, listed 1957-07-30)',
      ],
      ['Kim Jong Un', { date_of_birth: '1984-01-08' }, 'Name agrees; born on the same day'],
      [
        'Ayman al Zawahiri',
        { date_of_birth: '1951-06-19', nationality: 'EG' },
        'Name agrees with the alias "Al Zawahiri Ayman"; born on the same day; nationality EG agrees; on UN Security Council Consolidated and OFAC SDN',
      ],
    ])('say for %s what supports and what contradicts the match', (name, more, said) => {
      expect(findings(name, more).map(rationaleOf)[0]).toBe(said);
    });

    it.each([
      ['Rosoboronexport', 'company', ['OFAC Consolidated', 'OFAC SDN']],
      ['Ayman al Zawahiri', 'person', ['OFAC SDN', 'UN Security Council Consolidated']],
    ] as const)(
      'are one for %s on two lists, by OFAC’s number or by a shared passport',
      (name, type, named) => {
        const evidence = findings(name, { entity_type: type })[0]?.evidence;
        const on = evidence && 'lists' in evidence ? evidence.lists.map((list) => list.name) : [];
        expect(on.sort()).toEqual(named);
      },
    );

    it('show a party’s date and place of birth, its office, and when the UN listed it', () => {
      const [found] = findings('Ayman al Zawahiri');
      expect(found?.evidence).toMatchObject({
        dates_of_birth: expect.arrayContaining(['1951-06-19']),
        places_of_birth: expect.arrayContaining(['Giza, Egypt']),
        listed_on: '2001-01-25',
        identifiers: expect.arrayContaining([expect.objectContaining({ country: 'EG' })]),
      });
    });
  });
}
