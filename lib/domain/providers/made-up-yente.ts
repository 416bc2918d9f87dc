import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { answerJson, loopbackService, type LoopbackService } from './loopback-service';

/** A result as yente gives it, but for what a test leaves out. */
export interface MadeUpResult {
  id: string;
  caption: string;
  schema: string;
  properties: Record<string, unknown[]>;
  score: number;
  [field: string]: unknown;
}

/** Somebody who does not exist, as yente tells of her. */
export const vesna: MadeUpResult = {
  id: 'NK-made-up-1',
  caption: 'Vesna Karvello',
  schema: 'Person',
  target: true,
  datasets: ['un_sc_sanctions'],
  referents: [],
  properties: {
    name: ['Vesna Karvello', 'Весна Карвелло'],
    birthDate: ['1971-02-03'],
    nationality: ['rs'],
    topics: ['role.pep', 'sanction'],
    addressEntity: [{ id: 'addr-1', schema: 'Address', caption: 'Elsewhere', properties: {} }],
  },
  score: 0.84,
  match: true,
  explanations: {
    name_match: { score: 0.99, detail: 'close', query: 'Vesna Karvelo', candidate: 'Vesna Karvello' },
    dob_year_disjoint: { score: 1, detail: null, query: null, candidate: null },
  },
};

/** The body of a `POST /match`. */
interface Asked {
  queries: Record<string, { schema: string; properties: { name: string[]; [property: string]: string[] } }>;
}

export interface MadeUpYente extends LoopbackService {
  /** What was asked by POST, and with which headers. */
  readonly asked: { body: Asked; headers: IncomingMessage['headers'] }[];
}

interface Changes {
  catalog?: object;
  algorithms?: object;
  /** In place of the answer to a match. */
  answer?: (response: ServerResponse) => void;
}

const coefficients = {
  name_match: 1,
  lei_code_match: 0.95,
  weak_alias_match: 0.8,
  country_mismatch: -0.2,
  dob_year_disjoint: -0.15,
  dob_day_disjoint: -0.25,
};
const features = Object.fromEntries(
  Object.entries(coefficients).map(([name, coefficient]) => [
    name,
    { description: '', coefficient, url: '' },
  ]),
);

export const madeUpCatalog = {
  datasets: [
    { name: 'un_sc_sanctions', title: 'UN SC Sanctions', version: '20261101000000-old', children: [] },
    {
      name: 'default',
      title: 'OpenSanctions Default',
      version: '20261121061502-new',
      index_version: '20261120181502-idx',
      updated_at: '2026-11-21T06:15:02',
      children: ['un_sc_sanctions'],
    },
  ],
  current: ['default'],
  outdated: [],
  index_stale: false,
};

const madeUpAlgorithms = {
  algorithms: [
    { name: 'name-based', features: {}, docs: { name: 'name-based', config: {}, features: {} } },
    { name: 'logic-v2', docs: { name: 'logic-v2', config: {}, features } },
  ],
  default: 'name-based',
  best: 'logic-v2',
};

/**
 * For tests: behaves as yente is documented to, over people who do not exist. `results` are those of a name; they are
 * cut at the threshold and the limit as asked.
 */
export async function madeUpYente(
  results: Record<string, MadeUpResult[]>,
  { catalog = madeUpCatalog, algorithms = madeUpAlgorithms, answer }: Changes = {},
): Promise<MadeUpYente> {
  const asked: MadeUpYente['asked'] = [];

  async function match(url: URL, request: IncomingMessage, response: ServerResponse) {
    const body = (await json(request)) as Asked; // what a yente is sent; the test looks whether it is
    asked.push({ body, headers: request.headers });
    if (answer) return answer(response);
    const [threshold, limit] = ['threshold', 'limit'].map((name) => Number(url.searchParams.get(name)));
    const responses = Object.entries(body.queries).map(([id, query]) => {
      const found = (results[query.properties.name[0] ?? ''] ?? []).filter(
        ({ score }) => score >= threshold!,
      );
      const total = { value: found.length, relation: 'eq' };
      return [id, { status: 200, results: found.slice(0, limit), total, query }];
    });
    answerJson(response, { responses: Object.fromEntries(responses), limit });
  }

  const service = await loopbackService((url, request, response) => {
    const route = `${request.method} ${url.pathname}`;
    if (route === 'GET /catalog') answerJson(response, catalog);
    else if (route === 'GET /algorithms') answerJson(response, algorithms);
    else if (route === 'POST /match/default') void match(url, request, response);
    else answerJson(response, { detail: 'No such dataset.' }, 404);
  });
  return { ...service, asked };
}
