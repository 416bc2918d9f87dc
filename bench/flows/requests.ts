import type { Request } from 'autocannon';
import { madeUpName } from '../fixtures/names.ts';
import type { Load } from '../measure.ts';
import type { Web } from './processes.ts';

export interface Kind {
  path: string;
  body(): object;
}

let people = 0;
const nextName = () => madeUpName((people += 1));

const company = () => ({ company_name: `${nextName()} Ltd`, country: 'DE' });

export const screening: Kind = { path: '/screening/api', body: () => ({ name: nextName() }) };

export const asyncCompany: Kind = { path: '/init', body: company };

export const syncKinds: Record<string, Kind> = {
  'screening, nothing found': screening,
  'screening with a match': { path: '/screening/api', body: () => ({ name: 'Folasade Oyelaran' }) },
  'company, two directors and an owner': {
    path: '/api',
    body: () => ({
      ...company(),
      directors: [{ last_name: nextName() }, { last_name: nextName() }],
      ubos: [{ last_name: nextName() }],
    }),
  },
};

export function loadOf({ url, key, project }: Web, { path, body }: Kind, baseUrl = url): Load {
  const setupRequest = (request: Request) => ({ ...request, body: JSON.stringify(body()) });
  return {
    baseUrl,
    headers: { 'X-API-KEY': key, 'Content-Type': 'application/json' },
    requests: [{ method: 'POST', path: `/api/gateway/execute/${project.hash}${path}`, setupRequest }],
  };
}
