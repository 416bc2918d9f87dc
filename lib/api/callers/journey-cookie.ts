import { parseCookie, stringifySetCookie } from 'cookie';
import { secondsInHour } from 'date-fns/constants';
import { startTokenHours } from '@/lib/domain/start-token';
import { isServedSecurely } from './session';

const name = 'probity_journey';

const maxAge = startTokenHours * secondsInHour;

/** Moves the token out of the URL: no script can read it, and only requests of this journey send it. */
export const journeyCookie = (projectHash: string, startToken: string): string =>
  stringifySetCookie({
    name,
    value: startToken,
    httpOnly: true,
    secure: isServedSecurely(),
    sameSite: 'lax',
    path: `/api/journey/${projectHash}`,
    maxAge,
  });

export const startTokenOf = (headers: Headers): string | null =>
  parseCookie(headers.get('cookie') ?? '')[name] ?? null;
