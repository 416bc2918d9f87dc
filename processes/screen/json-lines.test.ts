import { describe, expect, it } from 'vitest';
import { readJsonLines } from './json-lines';
import { MatchQuery } from './queries';

const line = { id: 'a', name: 'Vladislav Zaramov', entity_type: 'person' };

describe('screen · JSON lines', () => {
  it('are read in their order, empty ones passed over', () => {
    const text = `${JSON.stringify(line)}\r\n\n${JSON.stringify({ ...line, id: 7 })}`;
    expect(readJsonLines(text, MatchQuery).map(({ id }) => id)).toEqual(['a', 7]);
  });

  it('may hold a line separator of Unicode in a name', () => {
    const name = 'Vladislav\u2028Zaramov';
    expect(readJsonLines(JSON.stringify({ ...line, name }), MatchQuery)[0]?.name).toBe(name);
  });

  it('are refused together, each bad one named with its number', () => {
    const text = [line, { ...line, entity_type: 'yacht' }, { id: 1, entity_type: 'any' }]
      .map((value) => JSON.stringify(value))
      .join('\n');
    expect(() => readJsonLines(`${text}\n{`, MatchQuery)).toThrow(
      [
        'Nothing was answered.',
        '  line 2: entity_type: must be person, company, vessel, aircraft or any',
        '  line 3: name: must be text',
        '  line 4: this is no JSON object',
      ].join('\n'),
    );
  });
});
