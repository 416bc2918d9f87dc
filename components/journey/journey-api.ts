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

/** The operations of `lib/domain/journeys`, which no published client has: the person's cookie says whose journey it is. */
export function journeyApi(projectHash: string) {
  const root = `/api/journey/${projectHash}`;

  /** Throws `ProbityError`; any other error means that the server was not reached. */
  async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const sent = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(root + path, { method, cache: 'no-store', ...sent });
    if (!response.ok) throw await problemOf(response);
    const { data } = (await response.json()) as { data: Answer }; // the envelope of every resource (API §1.3)
    return data;
  }

  return {
    get: () => ask<Journey>('GET', ''),
    giveConsent: (body: GiveConsent) => ask<Journey>('POST', '/consent', body),
    confirmDetails: (body: ConfirmDetails) => ask<Journey>('POST', '/details', body),
    chooseDocument: (body: ChooseDocument) => ask<Journey>('POST', '/document', body),
    beginChallenge: () => ask<Journey>('POST', '/challenge'),
    send: () => ask<Journey>('POST', '/send'),
    handOff: () => ask<Handoff>('POST', '/handoff'),
    beginUpload: (body: BeginUpload) => ask<Upload>('POST', '/uploads', body),
    getUpload: (token: string) => ask<Capture>('GET', `/uploads/${token}`),
    completeUpload: (token: string) => ask<Capture>('POST', `/uploads/${token}/complete`),
    partAddress: (token: string, offset: number) => `${root}/uploads/${token}/parts/${offset}`,
  };
}

export type JourneyApi = ReturnType<typeof journeyApi>;
