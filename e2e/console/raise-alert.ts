import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { FirstRun } from '@/scripts/start/announce';

export interface RaisedAlert {
  token: string;
  /** Whom it is about: nobody else has that name. */
  name: string;
}

/** Letters alone, so that the checks take it for a name. */
const newFirstName = () =>
  randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 8)
    .padEnd(3, 'a');

/** Screens somebody new whom the sandbox finds on a list of that kind, and answers with the alert (decisions 3). */
export async function raiseAlert(
  request: APIRequestContext,
  firstRun: FirstRun,
  marker: 'SANCTION' | 'PEP' | 'MEDIA' = 'PEP',
): Promise<RaisedAlert> {
  const name = `${newFirstName()} ${newFirstName()} ${marker}`;
  return screen(request, firstRun, { name, date_of_birth: '1970-01-02' });
}

/** Screens somebody who is on a list, and answers with the alert of the best match. */
export async function screen(
  request: APIRequestContext,
  firstRun: FirstRun,
  subject: { name: string; date_of_birth: string },
): Promise<RaisedAlert> {
  const answer = await request.post(
    `${firstRun.base_url}/api/gateway/execute/${firstRun.project_hash}/screening/api`,
    { headers: { 'X-API-KEY': firstRun.api_key }, data: subject },
  );
  const { screening } = await answer.json();
  return { token: screening.matches[0].alert_token, name: subject.name };
}
