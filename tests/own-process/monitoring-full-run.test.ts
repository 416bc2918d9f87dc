import { beforeEach, describe, expect, it } from 'vitest';
import { Random } from '@/bench/screening/fixtures/random';
import { screenDueEntities } from '@/lib/domain/monitoring/service/screen-due-entities';
import { screenListChanges } from '@/lib/domain/monitoring/service/screen-list-changes';
import { listed } from '@/lib/domain/screening/fixtures/made-up-list';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import { currentMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import type { Context } from '@/lib/platform/context';
import { anEntity } from '@/tests/fixtures/factories';
import { listName, load, monitorNobody, screenedOf } from '@/tests/fixtures/monitored-list';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject } from '@/tests/fixtures/project';

// `PROBITY_PROPERTY_RUNS=100 npm test -- --only own-process monitoring-full-run` searches further.
const seeds = Array.from({ length: Number(process.env.PROBITY_PROPERTY_RUNS ?? '5') }, (_, n) => n + 1);

const given = ['Ali', 'Karim', 'Maria', 'Ivan', 'Chen', 'Arkadiy', 'Hassan', 'Lena'];
const family = ['Morozov', 'Garcia', 'Wei', 'Haddad', 'Petrov', 'Lindqvist', 'Okafor', 'Marozov', 'Hadad'];
const trades = ['Shipping', 'Trading', 'Holding', 'Export'];
const births = ['1961-04-02', '1961-02-04', '1962-04-02', '1987-11-30'];

type Kind = 'person' | 'company';

/** Random entries and customers that are often alike, and agree or conflict in everything that a search compares. */
class World extends Random {
  kind = (): Kind => (this.happens(0.3) ? 'company' : 'person');

  name = (kind: Kind) =>
    kind === 'person'
      ? `${this.pick(given)} ${this.pick(family)}`
      : `${this.pick(family)} ${this.pick(trades)} Ltd`;

  entry(id: string): ListedEntity {
    const entity_type = this.kind();
    const isBorn = entity_type === 'person' && this.happens(0.6);
    return listed({
      list_entry_id: id,
      entity_type,
      primary_name: this.name(entity_type),
      aliases: this.happens(0.5) ? [this.name(entity_type)] : [],
      weak: this.happens(0.2) ? [this.name(entity_type)] : [],
      dates_of_birth: isBorn ? [this.happens(0.3) ? '1961' : this.pick(births)] : [],
    });
  }

  edition(size: number): ListedEntity[] {
    return Array.from({ length: size }, (_, n) => this.entry(String(n)));
  }

  /** Entries are removed, changed in one or all fields, and added. */
  next(edition: readonly ListedEntity[]): ListedEntity[] {
    const kept = edition.filter(() => !this.happens(0.15));
    const added = ['x', 'y', 'z'].map((id) => this.entry(id));
    return [...kept.map((one) => (this.happens(0.3) ? this.changed(one) : one)), ...added];
  }

  private changed(entry: ListedEntity): ListedEntity {
    const other = this.entry(entry.list_entry_id);
    if (this.happens(0.3)) return other;
    if (this.happens(0.5)) return { ...entry, dates_of_birth: other.dates_of_birth };
    return {
      ...entry,
      names: [...entry.names.slice(0, 1), { name: this.name('person'), kind: 'alias', weak: false }],
    };
  }

  customer() {
    const kind = this.kind();
    const name = this.name(kind);
    const date_of_birth = this.happens(0.5) ? this.pick(births) : null;
    const facts = { monitored: true, nationality: null, country: null };
    const [first_name, last_name] = name.split(' ');
    return kind === 'person'
      ? { ...facts, full_name: name, first_name, last_name, date_of_birth }
      : { ...facts, type: 'Company' as const, company_name: name, registration_number: null };
  }
}

type Customer = ReturnType<World['customer']>;

/** The entries that a search of the whole list in force finds for the customer. */
function foundOn(customer: Customer): string[] {
  const isCompany = 'company_name' in customer;
  const name = isCompany ? customer.company_name : customer.full_name;
  const date_of_birth = isCompany ? null : customer.date_of_birth;
  const query = { name, date_of_birth, entity_type: isCompany ? ('company' as const) : ('person' as const) };
  const matches = currentMatcher()!.search(query, { threshold: 80, limit: 1000 }); // it has been loaded
  return matches.filter(({ list }) => list === listName).map(({ list_entry_id }) => list_entry_id);
}

/** The entries named by alerts of the entity, and whether these say that the entry has left the list. */
async function namedOn(entityToken: string): Promise<Map<string, boolean>> {
  const rows = await asOwner<{ id: string; has_left: boolean }>(
    `select named ->> 'list_entry_id' as id, named ? 'delisted_by' as has_left
     from alerts a, jsonb_array_elements(a.evidence -> 'lists') named
     where a.entity_token = $1 and a.match is not null`,
    [entityToken],
  );
  return new Map(rows.map(({ id, has_left }) => [id, has_left]));
}

/**
 * Marks everybody as searched two days ago. Entities that resemble nothing new get no flow, which saves most of the
 * time.
 */
async function screenEverybody({ project: { id } }: Context): Promise<void> {
  await asOwner(
    `insert into monitored_screenings (project_id, entity_token, screened_at)
     select project_id, token, now() - interval '2 days' from entities where project_id = $1
     on conflict (project_id, entity_token) do update set screened_at = excluded.screened_at`,
    [id],
  );
  expect(await screenDueEntities('test', { projectIds: [id] })).toMatchObject({ has_more: false });
}

beforeEach(async () => {
  await monitorNobody();
  await screenListChanges('test');
});

describe('monitoring · a new version, compared with screening everybody', () => {
  it.each(seeds)(
    'finds the same, and nothing else, and reports entries that have left (seed %i)',
    async (seed) => {
      const world = new World(seed);
      const { ctx } = await aProject();
      const before = world.edition(20);
      const after = world.next(before);
      await load(...before);
      await screenListChanges('test');
      const customers = new Map<string, Customer>();
      for (let n = 0; n < 6; n += 1) {
        const customer = world.customer();
        customers.set((await anEntity(ctx, customer)).token, customer);
      }
      await screenEverybody(ctx);
      const screenedBefore = (await screenedOf(ctx)).length;

      await load(...after);
      await screenListChanges('test');

      const old = new Set(before.map((one) => JSON.stringify(one)));
      const isNew = (one: ListedEntity) => !old.has(JSON.stringify(one));
      const news = new Set(after.filter(isNew).map((one) => one.list_entry_id));
      const expected = [...customers].filter(([, customer]) => foundOn(customer).some((id) => news.has(id)));
      const screened = await screenedOf(ctx);
      expect(screened.slice(screenedBefore).sort()).toEqual(expected.map(([token]) => token).sort());
      const isListed = new Set(after.map((one) => one.list_entry_id));
      for (const [token, customer] of customers) {
        const named = await namedOn(token);
        expect([...named.keys()]).toEqual(expect.arrayContaining(foundOn(customer)));
        expect([...named].filter(([id, hasLeft]) => hasLeft === isListed.has(id))).toEqual([]);
      }

      await screenEverybody(ctx);
      expect(await screenedOf(ctx)).toEqual(screened);
    },
  );
});
