import { problemOf } from '@/clients/typescript/src/problem';
import type {
  BeginUpload,
  Capture,
  ChooseDocument,
  ConfirmDetails,
  GiveConsent,
  Handoff,
  Journey,
  Upload,
} from '@/lib/domain/journeys/schema';

/** Thrown when the browser has opened another link of this project since, whose cookie replaced this page's. */
export class OtherJourney extends Error {}

/** The operations of `lib/domain/journeys`, which are in no published client. The cookie says whose journey it is. */
export function journeyApi(projectHash: string) {
  const root = `/api/journey/${projectHash}`;
  /** The id of the first journey that was read, which this page keeps showing. */
  let shown: string | null = null;
  const naming = (): Record<string, string> => (shown === null ? {} : { 'Probity-Journey': shown });

  /** Throws `ProbityError`; any other error means that the server was not reached. */
  async function ask<Answer>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const headers = { ...naming(), ...more, ...(body && { 'Content-Type': 'application/json' }) };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(root + path, { cache: 'no-store', ...sent });
    if (!response.ok) throw await problemOf(response);
    const { data } = (await response.json()) as { data: Answer }; // the envelope of every resource (API §1.3)
    return data;
  }

  /** @param step of the journey that the page shows, so that it does not replace a newer answer from another window */
  const answer = (path: string, body: object, { step }: Journey) =>
    ask<Journey>('POST', path, body, { 'Probity-Journey-Step': step });

  /** Throws `OtherJourney`, and the same errors as `ask`. */
  async function get(): Promise<Journey> {
    const journey = await ask<Journey>('GET', '');
    shown ??= journey.id;
    if (journey.id !== null && journey.id !== shown) throw new OtherJourney();
    return journey;
  }

  return {
    get,
    giveConsent: (body: GiveConsent) => ask<Journey>('POST', '/consent', body),
    confirmDetails: (body: ConfirmDetails, shown: Journey) => answer('/details', body, shown),
    chooseDocument: (body: ChooseDocument, shown: Journey) => answer('/document', body, shown),
    beginChallenge: () => ask<Journey>('POST', '/challenge'),
    send: () => ask<Journey>('POST', '/send'),
    handOff: () => ask<Handoff>('POST', '/handoff'),
    beginUpload: (body: BeginUpload) => ask<Upload>('POST', '/uploads', body),
    getUpload: (token: string) => ask<Capture>('GET', `/uploads/${token}`),
    completeUpload: (token: string) => ask<Capture>('POST', `/uploads/${token}/complete`),
    partRequest: (token: string, offset: number) => ({
      address: `${root}/uploads/${token}/parts/${offset}`,
      headers: { ...naming(), 'Content-Type': 'application/octet-stream' },
    }),
  };
}

export type JourneyApi = ReturnType<typeof journeyApi>;
