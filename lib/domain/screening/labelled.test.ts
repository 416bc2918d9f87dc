import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import countries from 'i18n-iso-countries';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseLists } from '@/lib/domain/watchlists/detect-list';
import { buildMatcher, defaultMatchThreshold } from './matcher';
import type { Matcher, ScreeningQuery } from './schema';

const shared = process.env.PROBITY_SHARED_DATA ?? resolve('../shared/data');

interface LabelledPerson {
  full_name: string;
  date_of_birth: string;
  /** An alpha-2 code in some files, an English name in others. */
  nationality: string;
}

function readPeople(name: string): LabelledPerson[] {
  const bytes = readFileSync(join(shared, 'labelled', name));
  return parse(name.endsWith('.gz') ? gunzipSync(bytes) : bytes, { columns: true });
}

function toQuery({ full_name, date_of_birth, nationality }: LabelledPerson): ScreeningQuery {
  const code =
    nationality.length === 2 ? nationality.toUpperCase() : countries.getAlpha2Code(nationality, 'en');
  return {
    name: full_name,
    entity_type: 'person',
    date_of_birth: date_of_birth || null,
    nationality: code ?? null,
  };
}

const isPresent = existsSync(join(shared, 'labelled'));

describe.skipIf(!isPresent)(
  'screening · labelled people against OFAC and UN (skipped without shared data)',
  () => {
    let matcher: Matcher;
    beforeAll(async () => {
      const lists = await parseLists([join(shared, 'ofac'), join(shared, 'un')]);
      matcher = buildMatcher(lists.map((list) => ({ ...list, updated_at: '2026-01-01T00:00:00Z' })));
    });

    const alerting = (people: LabelledPerson[]) =>
      people.filter(
        (person) =>
          matcher.search(toQuery(person), { threshold: defaultMatchThreshold, limit: 1 }).length > 0,
      ).length / people.length;

    it('alerts on every listed person as a clean record holds them', () => {
      expect(alerting(readPeople('un_positives_clean.csv'))).toBe(1);
    });

    it('alerts on 99% of listed people whose records are mangled', () => {
      expect(alerting(readPeople('un_positives_mangled.csv'))).toBeGreaterThanOrEqual(0.99);
    });

    it.each(['negatives_us.csv.gz', 'negatives_global.csv.gz'])(
      'alerts on at most 0.4%% of 1,000 people of %s',
      (name) => {
        const sample = readPeople(name).filter((_, at) => at % 25 === 0);
        expect(sample).toHaveLength(1000);
        expect(alerting(sample)).toBeLessThanOrEqual(0.004);
      },
    );
  },
);
