import { markdownTable } from 'markdown-table';
import pg from 'pg';
import { candidatesIn } from '@/lib/domain/monitoring/candidates';
import { screenListChanges } from '@/lib/domain/monitoring/service/screen-list-changes';
import { defaultMatchThreshold } from '@/lib/domain/screening/matcher';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import { resultOf } from '@/lib/domain/screening/steps';
import { importList } from '@/lib/domain/watchlists/import/import-list';
import { currentMatcher, refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import type { Context } from '@/lib/platform/context';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { hasSharedData, readLists } from '@/training/labelled-data';
import { aProject } from '../../tests/fixtures/factories';
import { madeUpEntities } from '../screening/fixtures/made-up-entities';

const monitored = 200_000;
const changed = 1_000;
const sampled = 2_000;

selectDatabaseProfile('worker');
const owner = new pg.Client({ connectionString: process.env.OWNER_URL });
await owner.connect();

/** Inserts people and companies of many countries, with the names of made-up list entries. */
async function insertEntities({ project }: Context): Promise<void> {
  const rows = [...madeUpEntities(monitored, 2)].map((entity, n) => ({
    token: `ent_${String(n).padStart(26, '0')}`,
    type: entity.entity_type === 'company' ? 'Company' : 'Person',
    name: entity.primary_name,
    born: /^\d{4}-\d\d-\d\d$/.test(entity.dates_of_birth[0] ?? '') ? entity.dates_of_birth[0] : null,
    country: entity.countries[0] ?? null,
    nationality: entity.nationalities[0] ?? null,
  }));
  await owner.query(
    `insert into entities (project_id, token, type, role, full_name, last_name, company_name, date_of_birth, nationality,
       country, verification_status, metadata, monitored, created_at, updated_at)
     select $1, token, type, 'Primary', case type when 'Person' then name end, case type when 'Person' then name end,
       case type when 'Company' then name end, born, nationality, country, 'Not Started', '{}', true, now(), now()
     from jsonb_to_recordset($2::jsonb)
       as r (token text, type text, name text, born date, country text, nationality text)`,
    [project.id, JSON.stringify(rows)],
  );
  await owner.query('analyze entities');
}

async function load(name: string, version: string, entities: ListedEntity[]): Promise<void> {
  await importList({ name, version, entities }, { limits: { maxRemovedPercent: 100, allowOlder: true } });
  await refreshMatcher();
}

/**
 * Loads the lists without some entries, and returns a function that loads the edition with them. They are spread
 * evenly over the list.
 */
async function loadLists(): Promise<() => Promise<void>> {
  const [first, ...others] = hasSharedData
    ? await readLists()
    : [{ name: 'Made up', entities: [...madeUpEntities(20_000)] }];
  if (!first) throw new Error('There is a list.');
  const entities = [...first.entities];
  const every = Math.floor(entities.length / changed);
  const isNew = (n: number) => n % every === 0 && n / every < changed;
  for (const other of others) await load(other.name, '1', [...other.entities]);
  await load(
    first.name,
    '1',
    entities.filter((_, n) => !isNew(n)),
  );
  return () => load(first.name, '2', entities);
}

const cpuSeconds = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};
const seconds = (since: number) => (performance.now() - since) / 1000;

const ctx = await aProject();
await insertEntities(ctx);
const loadNext = await loadLists();
await owner.query('update list_changes set completed_at = now() where completed_at is null');
await loadNext();

const whole = currentMatcher();
if (!whole) throw new Error('The lists are loaded.');
const { rows: sample } = await owner.query(
  `select *, to_char(date_of_birth, 'YYYY-MM-DD') as date_of_birth from (
     select *, row_number() over (order by token) as n from monitored_entities) numbered
   where n % ${monitored / sampled} = 0`,
);
const wholeStarted = performance.now();
const cpuBeforeWhole = process.cpuUsage();
resultOf(candidatesIn([whole], sample, defaultMatchThreshold));
const factor = monitored / sample.length;
const wholeSeconds = seconds(wholeStarted) * factor;
const wholeCpu = cpuSeconds(cpuBeforeWhole) * factor;

const started = performance.now();
const cpuBefore = process.cpuUsage();
while ((await screenListChanges('bench')).has_more);
const took = seconds(started);
const cpu = cpuSeconds(cpuBefore);
const { rows } = await owner.query(
  `select searched_count, found_count, completed_at is not null as is_complete from list_changes order by id desc limit 1`,
);
const { rows: ended } = await owner.query(
  `select count(*)::int as flows from flows where processing_status = 'complete'`,
);
console.log(
  markdownTable([
    ['measure', 'figure'],
    [
      'monitored entities · names on the lists · entries added',
      `${rows[0].searched_count} · ${whole.nameCount} · ${changed}`,
    ],
    [
      'entities that a new entry may be · their flows, run to their end',
      `${rows[0].found_count} · ${ended[0].flows}`,
    ],
    ['the change, with its flows', `${took.toFixed(1)} s (${cpu.toFixed(1)} s of processor)`],
    [
      'yardstick: searching all of them on the whole lists, without flows',
      `${wholeSeconds.toFixed(0)} s (${wholeCpu.toFixed(0)} s of processor), from ${sample.length}`,
    ],
  ]),
);
await owner.end();
process.exit();
