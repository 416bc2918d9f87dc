import { afterEach, describe, expect, it, vi } from 'vitest';
import { screenedLists } from '@/lib/domain/checks/screened-lists';
import { madeUpCompany, madeUpPerson, madeUpRequest } from '../fixtures/subjects';
import { madeUpCatalog, type MadeUpResult, type MadeUpYente, madeUpYente, vesna } from './fixtures/service';
import { type ProviderAnswer, ProviderFailed, type Subject } from '../provider';
import { screeningProvider } from '../screening/provider';
import { yente, type YenteOptions } from './source';

const idle = new AbortController().signal;

const queriedVesna = madeUpPerson({
  name: 'Vesna Karvelo',
  date_of_birth: '1985-04-12',
  nationality: 'RS',
  country: 'GB',
});

let service: MadeUpYente | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await service?.[Symbol.asyncDispose]();
});

interface Query {
  results?: MadeUpResult[];
  changes?: Parameters<typeof madeUpYente>[1];
  options?: Partial<YenteOptions>;
  subject?: Subject;
  threshold?: number;
}

async function ask({ results = [], changes, options, subject = queriedVesna, threshold = 75 }: Query = {}) {
  service = await madeUpYente({ [subject.name]: results }, changes);
  const { baseUrl } = service;
  const source = yente({ baseUrl, dataset: 'default', firstRetryMs: 5, attemptTimeoutMs: 300, ...options });
  const request = madeUpRequest(subject, ['SCR_SANCTIONS', 'SCR_PEP', 'SCR_ADVERSE_MEDIA']);
  const provider = screeningProvider(
    source,
    () => Promise.resolve(null),
    () => Promise.resolve([]),
  );
  return provider.run({ ...request, match_threshold: threshold }, idle);
}

const matchesOf = ({ outcomes }: ProviderAnswer) =>
  outcomes.flatMap(({ findings }) => findings).flatMap(({ match }) => match ?? []);

describe('yente · a hit', () => {
  it('refers each check whose category a topic of the entity has, and raises one finding', async () => {
    const { outcomes } = await ask({ results: [vesna] });
    expect(outcomes).toMatchObject([
      {
        type_code: 'SCR_SANCTIONS',
        result: 'Refer',
        result_data: { matches: 1, best_score: 84 },
        findings: [
          {
            category: 'Sanctions Hit',
            summary: 'Vesna Karvello on OpenSanctions Default, entry NK-made-up-1, scores 84.',
          },
        ],
      },
      { type_code: 'SCR_PEP', result: 'Refer', findings: [] },
      { type_code: 'SCR_ADVERSE_MEDIA', result: 'Pass', findings: [] },
    ]);
  });

  it('returns matches best first, without entities that have no screening topic', async () => {
    const results = [
      { ...vesna, id: 'NK-2', score: 0.8 },
      { ...vesna, id: 'NK-3', score: 0.9 },
      {
        ...vesna,
        id: 'NK-4',
        target: false,
        properties: { name: ['Vesna Karvelo'], topics: ['role.lawyer'] },
      },
    ];
    const matches = matchesOf(await ask({ results }));
    expect(matches.map(({ list_entry_id }) => list_entry_id)).toEqual(['NK-3', 'NK-2']);
  });

  it('finds a company and sends its registration number', async () => {
    const lantern = { ...vesna, id: 'NK-5', schema: 'Company', caption: 'Lantern Trading Ltd' };
    const properties = { name: ['Lantern Trading Ltd'], jurisdiction: ['cy'], topics: ['crime.fin'] };
    const subject = madeUpCompany({ name: 'Lantern Trading', country: 'CY', registration_number: 'HE 77' });
    const answer = await ask({ subject, results: [{ ...lantern, properties, score: 0.92 }] });
    expect(matchesOf(answer)).toMatchObject([{ category: 'adverse_media', list_entry_id: 'NK-5' }]);
    expect(service?.matchRequests[0]?.body.queries).toEqual({
      subject: {
        schema: 'Company',
        properties: { name: ['Lantern Trading'], country: ['CY'], registrationNumber: ['HE 77'] },
      },
    });
  });
});

describe('yente · request', () => {
  it('contains only the compared fields, the project’s threshold and yente’s best algorithm', async () => {
    await ask({ threshold: 82.5 });
    expect(service?.matchRequests[0]?.body.queries).toEqual({
      subject: {
        schema: 'Person',
        properties: {
          name: ['Vesna Karvelo'],
          country: ['GB'],
          birthDate: ['1985-04-12'],
          nationality: ['RS'],
        },
      },
    });
    const path = service?.requests.find((request) => request.startsWith('/match')) ?? '';
    expect(Object.fromEntries(new URL(path, 'http://yente').searchParams)).toEqual({
      algorithm: 'logic-v2',
      threshold: '0.825',
      cutoff: '0.825',
      limit: '100',
    });
  });

  it('drops results below the threshold when yente returns them', async () => {
    const below = { ...vesna, score: 0.81, match: false };
    const changes: Query['changes'] = {
      answer: (response) =>
        void response.end(JSON.stringify({ responses: { subject: { results: [below] } } })),
    };
    expect(matchesOf(await ask({ changes, threshold: 82 }))).toEqual([]);
    expect(matchesOf(await ask({ changes, threshold: 81 }))).toHaveLength(1);
  });

  it('carries the API key when one is configured', async () => {
    await ask({ options: { apiKey: 'made-up-key' } });
    expect(service?.matchRequests[0]?.headers.authorization).toBe('ApiKey made-up-key');
    await service?.[Symbol.asyncDispose]();
    await ask();
    expect(service?.matchRequests[0]?.headers.authorization).toBeUndefined();
  });
});

describe('yente · list version', () => {
  it('is the indexed version of the dataset', async () => {
    const { outcomes } = await ask();
    expect(outcomes.map(({ result }) => result)).toEqual(['Pass', 'Pass', 'Pass']);
    const updated_at = '2026-11-20T18:15:02.000Z';
    const version = '20261120181502-idx';
    expect(screenedLists(outcomes)).toEqual([{ name: 'OpenSanctions Default', version, updated_at }]);
  });

  it('has the time of updated_at when the version contains none', async () => {
    const dataset = { name: 'default', title: 'Ours', version: '7', updated_at: '2026-11-01T10:00:00' };
    const { outcomes } = await ask({ changes: { catalog: { datasets: [dataset] } } });
    const updated_at = '2026-11-01T10:00:00.000Z';
    expect(screenedLists(outcomes)).toEqual([{ name: 'Ours', version: '7', updated_at }]);
  });

  it('is read again after five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    service = await madeUpYente({});
    const { baseUrl, requests } = service;
    const source = yente({ baseUrl, dataset: 'default' });
    const run = () => source.find(madeUpRequest(queriedVesna, ['SCR_PEP']), idle);
    await run();
    await run();
    expect(requests.filter((path) => path === '/catalog')).toHaveLength(1);
    vi.advanceTimersByTime(5 * 60_000);
    await run();
    expect(requests.filter((path) => path === '/catalog')).toHaveLength(2);
  });

  it.each([
    ['that does not exist', { ...madeUpCatalog, datasets: [] }],
    ['of unknown age', { datasets: [{ name: 'default', title: 'Ours', version: '7' }] }],
    ['in a catalog with an unexpected shape', { datasets: 'none' }],
  ])('throws ProviderFailed for a dataset %s', async (_case, catalog) => {
    await expect(ask({ changes: { catalog } })).rejects.toMatchObject({
      name: 'ProviderFailed',
      reason: 'invalid_answer',
    });
  });
});

describe('yente · cover', () => {
  const at = (name: string) => ({
    dataset: name,
    catalog: { datasets: [{ name, title: 'Ours', version: '20261120181502-x' }] },
  });

  it.each([
    ['sanctions', ['Pass', null, null]],
    ['peps', [null, 'Pass', null]],
    ['default', ['Pass', 'Pass', 'Pass']],
    ['our_own', ['Pass', 'Pass', 'Pass']],
  ])(
    'of the dataset %s, of the checks for sanctions, PEPs and adverse media: %j',
    async (dataset, results) => {
      const { outcomes } = await ask({ changes: at(dataset), options: { dataset } });
      expect(outcomes.map(({ result }) => result)).toEqual(results);
    },
  );

  it('does not hide a match of a category that the dataset is not known for', async () => {
    const { outcomes } = await ask({
      changes: at('sanctions'),
      options: { dataset: 'sanctions' },
      results: [vesna],
    });
    expect(outcomes.map(({ result }) => result)).toEqual(['Refer', 'Refer', null]);
  });
});

describe('yente · failures', () => {
  const html = '<html>Vesna Karvelo</html>';
  it.each<[string, string, boolean, NonNullable<NonNullable<Query['changes']>['answer']>]>([
    ['a server error', 'unavailable', true, (response) => response.writeHead(500).end(html)],
    ['too late', 'timeout', true, (response) => void response.write('{')],
    ['a refusal of the key', 'refused', false, (response) => response.writeHead(401).end(html)],
    ['a refusal of the query', 'refused', false, (response) => response.writeHead(400).end(html)],
    ['an unknown dataset', 'refused', false, (response) => response.writeHead(404).end('{}')],
    ['malformed JSON', 'invalid_answer', false, (response) => response.end(html)],
    [
      'of an unexpected shape',
      'invalid_answer',
      false,
      (response) => response.end('{"responses": {"subject": {}}}'),
    ],
    [
      'a score above 1',
      'invalid_answer',
      false,
      (response) =>
        response.end(JSON.stringify({ responses: { subject: { results: [{ ...vesna, score: 84 }] } } })),
    ],
  ])(
    'throws ProviderFailed without the name when the answer is %s (%s)',
    async (_case, reason, retryable, answer) => {
      const failed: unknown = await ask({ changes: { answer }, options: { maxAttempts: 2 } }).catch(
        (error: unknown) => error,
      );
      expect(failed).toBeInstanceOf(ProviderFailed);
      expect(failed).toMatchObject({ provider: 'yente', reason, retryable });
      expect(service?.matchRequests).toHaveLength(retryable ? 2 : 1);
      const { message, stack, cause } = failed as ProviderFailed; // asserted above
      expect(
        `${message}${stack}${String(cause)}${JSON.stringify(cause)}${service?.requests.join()}`,
      ).not.toMatch(/vesna|karvelo/i);
    },
  );
});
