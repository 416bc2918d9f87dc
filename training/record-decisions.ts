/**
 * node --import=tsx training/record-decisions.ts VERSION: stores what a model decides about made-up names, in
 * lib/domain/screening/models/VERSION.decisions.json. A test replays these decisions, so an existing file is never
 * overwritten.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listed, madeUpEntities, madeUpList } from '@/lib/domain/screening/fixtures/made-up-list';
import { buildMatcher } from '@/lib/domain/screening/matcher';
import { screeningModels } from '@/lib/domain/screening/models/known-models';
import type { StoredMatch } from '@/lib/domain/screening/replay';
import type { ScreeningQuery } from '@/lib/domain/screening/schema';

const entities = [
  ...madeUpEntities,
  listed({
    list_entry_id: 'orekhov',
    primary_name: 'OREKHOV, Robert Alekseyevich',
    weak: ['THE SILENT CAPTAIN'],
    gender: 'male',
    dates_of_birth: ['1964-05-04'],
    nationalities: ['RU'],
    identifiers: [{ type: 'Passport', value: 'AB 123456', country: 'RU' }],
  }),
  listed({ list_entry_id: 'brigade', primary_name: 'Demos Liberation Brigade 21', entity_type: 'company' }),
  listed({
    list_entry_id: 'petrel',
    primary_name: 'QUIET PETREL',
    entity_type: 'vessel',
    identifiers: [{ type: 'Vessel Registration Identification', value: 'IMO 9074729', country: null }],
  }),
  listed({ list_entry_id: 'bank', primary_name: 'Lantern Harbour Bank of Cyprus', entity_type: 'company' }),
];

const person = (name: string, facts: Partial<ScreeningQuery> = {}): ScreeningQuery => ({
  name,
  entity_type: 'person',
  ...facts,
});
const company = (name: string): ScreeningQuery => ({ name, entity_type: 'company' });

/** At least one for each way in which names and facts are compared. */
const queries: readonly ScreeningQuery[] = [
  person("Mu'ammar Yousef Qadhumi", { date_of_birth: '1952-10-07', nationality: 'LY', country: 'EG' }),
  person('Muamar Gadumi', { date_of_birth: '1952-07-10', country: 'BR' }),
  person('Bob Orechow', { gender: 'male', identifiers: ['ab-123456'] }),
  person('Robert Orekhov', { date_of_birth: '1964-05-05', gender: 'female', nationality: 'DE' }),
  person('Robert Ivanovich Orekhov', { date_of_birth: '1991' }),
  person('The Silent Captain', { date_of_birth: '1964-05-04' }),
  person('The Silent Captain', { date_of_birth: '1964' }),
  person('V. P. Zaramov'),
  person('Vldslv Zrmv'),
  person('VladislavZaramov'),
  person('Zaramov, Vladislav Petrov'),
  person('Abdulkarim Rahman Udin', { date_of_birth: 'circa 1970' }),
  person('Georgios Papademakos Junior'),
  person('Georgios Xaverius Papademakis'),
  company('OOO Northern Lantern Trading'),
  company('Southern Lantern Trading'),
  company('NLT Company Limited'),
  company('Demos Liberation Brigade 22'),
  company('Lantern Harbour Bank of Armenia'),
  { name: 'Bright Heron VII', entity_type: 'vessel' },
  { name: 'Bright Heron', entity_type: 'any' },
  { name: 'Dark Egret', entity_type: 'vessel', identifiers: ['9074729'] },
];

const model = screeningModels.get(process.argv[2] ?? '');
if (!model) throw new Error(`Name one of the models: ${[...screeningModels.keys()].join(', ')}.`);
const path = resolve(`lib/domain/screening/models/${model.version}.decisions.json`);
const matcher = buildMatcher([madeUpList(entities)], model);
const decisions = queries.flatMap((query): StoredMatch[] =>
  matcher.search(query, { threshold: 40, limit: 1 }).map((match) => {
    const entity = entities.find(({ list_entry_id }) => list_entry_id === match.list_entry_id)!;
    const isWeak = entity.names.some(({ name, weak }) => weak && name === match.matched_name);
    return { query, entity, isWeak, match };
  }),
);
writeFileSync(path, `${JSON.stringify(decisions, null, 2)}\n`, { flag: 'wx' });
console.log(`${decisions.length} decisions written to ${path}. Format it.`);
