import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundled } from '@/tests/fixtures/bundled';

const lists = resolve('lib/domain/watchlists/formats/ofac/fixtures');

const program = bundled('processes/screen/main.ts');

const startScreen = (args: string[], input: string) =>
  execa(process.execPath, [program, ...args], { input, reject: false });

async function screen(args: string[], input = '') {
  const { exitCode, stdout, stderr } = await startScreen(args, input);
  return { code: exitCode, stdout, stderr };
}

const toLines = (...values: unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');
const fromLines = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

describe('screen · match', () => {
  const karvello = { id: 'k', name: 'Mikhal Darian Karvello', entity_type: 'person' };

  it('answers in input order with the list’s own ids', async () => {
    const input = toLines(karvello, { id: 2, name: 'Wqxjkz', entity_type: 'any' });
    const { code, stdout } = await screen(['match', '--lists', lists, '--limit', '5'], input);
    expect(code).toBe(0);
    expect(fromLines(stdout)).toEqual([
      {
        id: 'k',
        threshold: 80,
        candidates: [
          {
            list: 'OFAC SDN',
            list_entry_id: '102',
            primary_name: 'KARVELLO, Darian Mikhal',
            matched_name: 'KARVELLO, Darian Mikhal',
            score: 100,
          },
        ],
      },
      { id: 2, threshold: 80, candidates: [] },
    ]);
  });

  it('includes the best candidates below the threshold', async () => {
    const input = toLines({ ...karvello, name: 'Darian Otherman' });
    const { stdout } = await screen(['match', '--lists', lists], input);
    const [answer] = fromLines(stdout) as [{ threshold: number; candidates: Array<{ score: number }> }];
    expect(answer.candidates[0]!.score).toBeLessThan(answer.threshold);
  });

  it('accepts country codes and names', async () => {
    const input = toLines(
      { ...karvello, name: 'Darian Otherman', nationality: 'ru' },
      { ...karvello, name: 'Darian Otherman', nationality: 'Russian Federation' },
    );
    const [byCode, byName] = fromLines((await screen(['match', '--lists', lists], input)).stdout);
    expect(byCode).toEqual(byName);
  });

  it('screens against all lists if --lists is given several times', async () => {
    const eu = resolve('lib/domain/watchlists/formats/eu/fixtures');
    const { stderr } = await screen(['match', '--lists', lists, '--lists', eu], toLines(karvello));
    expect(stderr).toMatch(/names of (?=.*OFAC SDN)(?=.*EU)/);
  });

  it('answers no line when one is malformed, and reports it', async () => {
    const { code, stdout, stderr } = await screen(['match', '--lists', lists], `${toLines(karvello)}{\n`);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('line 2');
  });

  it('scores genders and document numbers', async () => {
    const input = toLines(
      { ...karvello, name: 'Darian Otherman', gender: 'female', identifiers: ['12345'] },
      { ...karvello, name: 'Darian Otherman', gender: 'male' },
    );
    type Scored = { candidates: Array<{ list_entry_id: string; score: number }> };
    const answers = fromLines((await screen(['match', '--lists', lists], input)).stdout) as Scored[];
    const [female, male] = answers.map(
      ({ candidates }) => candidates.find((candidate) => candidate.list_entry_id === '102')?.score ?? 0,
    );
    expect(female).toBeLessThan(male!);
  });

  it('refuses an unknown gender', async () => {
    const { code, stderr } = await screen(['match', '--lists', lists], toLines({ ...karvello, gender: 'x' }));
    expect(code).toBe(1);
    expect(stderr).toContain('line 1: gender: must be male or female');
  });

  it('ends without an error when its reader closes the pipe', async () => {
    const child = startScreen(['match', '--lists', lists], toLines(...Array(5000).fill(karvello)));
    child.stdout.once('data', () => child.stdout.destroy());
    const { exitCode, stderr } = await child;
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.stringMatching(/^.*SDN$/) });
  });

  it.each([
    ['no lists', ['match'], '--lists is missing'],
    ['lists that do not exist', ['match', '--lists', 'no-such-folder'], 'the file or folder does not exist'],
    ['a limit that is not a number', ['match', '--lists', lists, '--limit', 'many'], '--limit'],
    ['a threshold without a value', ['match', '--lists', lists, '--threshold='], 'An option has no value'],
    ['a customer file without a name', ['match', '--lists', lists, '--csv='], 'An option has no value'],
    ['an unknown command', ['mach'], 'npm run -s screen'],
    ['a command that every object has', ['constructor'], 'npm run -s screen'],
  ])('refuses %s', async (_, args, reason) => {
    const { code, stdout, stderr } = await screen(args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(reason);
  });
});

describe('screen · match --csv', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'probity-screen-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('answers for each customer, with progress and a summary on standard error', async () => {
    const file = join(folder, 'customers.csv');
    await writeFile(file, 'id,full_name,city\nc1,Darian Mikhal Karvello,Oslo\n,"Wqxjkz, Jr",\n');
    const { code, stdout, stderr } = await screen(['match', '--lists', lists, '--csv', file]);
    expect(code).toBe(0);
    expect(fromLines(stdout)).toMatchObject([{ id: 'c1' }, { id: 3, candidates: [] }]);
    expect(stderr).toContain('2 of 2');
    expect(stderr).toMatch(/2 customers in .* s: 1 with a match of 80 or more, 1 without/);
  });

  it('refuses a file without a name column', async () => {
    const file = join(folder, 'nameless.csv');
    await writeFile(file, 'id,city\n1,Oslo\n');
    const { code, stdout, stderr } = await screen(['match', '--lists', lists, '--csv', file]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('line 2: name: must be text');
  });

  it('refuses unsearchable names and invalid dates, each with its line', async () => {
    const file = join(folder, 'unclear.csv');
    const rows = [
      '1,,',
      '2,---,',
      '3,Ann Ash,31/12/1970',
      '4,Ann Ash,1970-12-31',
      '5,Ann Ash,1970',
      '6,Ann Ash,',
    ];
    await writeFile(file, ['id,name,date_of_birth', ...rows].join('\n'));
    const { code, stdout, stderr } = await screen(['match', '--lists', lists, '--csv', file]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim().split('\n')).toEqual([
      'Nothing was answered.',
      '  line 2: name: has no letters or digits to search for',
      '  line 3: name: has no letters or digits to search for',
      '  line 4: date_of_birth: must be YYYY, YYYY-MM, YYYY-MM-DD, YYYY/YYYY or circa YYYY',
    ]);
  });
});

describe('screen · compare', () => {
  it('scores each pair', async () => {
    const pair = { id: 'p', entity_type: 'person', name1: 'Vladislav Zaramov', name2: 'ZARAMOV, Vladislav' };
    const { code, stdout, stderr } = await screen(['compare'], toLines(pair));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(fromLines(stdout)).toEqual([{ id: 'p', score: 100, match: true, ofac_score: 100 }]);
  });
});
