// node --import=tsx bench/screening/write-made-up-list.ts COUNT [SEED] > made-up.ftm.json
// Writes a made-up list in the format of OpenSanctions: one FollowTheMoney entity per line.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import { madeUpEntities } from './fixtures/made-up-entities.ts';

const schemas = { person: 'Person', company: 'Company', vessel: 'Vessel', aircraft: 'Airplane' };
const topics = { sanctions: 'sanction', pep: 'role.pep', adverse_media: 'crime', watchlist: 'debarment' };
const identifierProperties: Record<string, string> = {
  Passport: 'passportNumber',
  'Registration Number': 'registrationNumber',
};

function ftmLine(entity: ListedEntity): string {
  const [primary = '', ...aliases] = entity.names.map(({ name }) => name);
  const properties = {
    name: [primary],
    alias: aliases,
    birthDate: entity.dates_of_birth,
    nationality: entity.nationalities.map((code) => code.toLowerCase()),
    country: entity.countries.map((code) => code.toLowerCase()),
    gender: entity.gender === null ? [] : [entity.gender],
    topics: entity.categories.map((category) => topics[category]),
    ...Object.fromEntries(
      entity.identifiers.map(({ type, value }) => [identifierProperties[type] ?? 'idNumber', [value]]),
    ),
  };
  return `${JSON.stringify({
    id: entity.list_entry_id,
    caption: entity.primary_name,
    schema: schemas[entity.entity_type],
    properties: Object.fromEntries(Object.entries(properties).filter(([, values]) => values.length > 0)),
    datasets: ['made_up'],
    target: true,
  })}\n`;
}

const linesPerChunk = 1000;

function* chunks(count: number, seed: number): Generator<string> {
  let chunk = '';
  let lines = 0;
  for (const entity of madeUpEntities(count, seed)) {
    chunk += ftmLine(entity);
    lines += 1;
    if (lines % linesPerChunk === 0) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

const [count = '1000000', seed = '1'] = process.argv.slice(2);
await pipeline(Readable.from(chunks(Number(count), Number(seed))), process.stdout);
