import type { Attack, Target } from './target.ts';

export type Verdict = 'let in' | 'wrong' | 'refused' | 'busy';

/** The result from next-auth's answer: the URL that the page would open next, with the error in its query. */
function verdictOf(status: number, next: string): Verdict {
  if (status === 503 || /UNAVAILABLE/.test(next)) return 'busy';
  if (/TOO_MANY/.test(next) || status === 429) return 'refused';
  if (/error=/.test(next) || status === 401) return 'wrong';
  return 'let in';
}

export interface Guesser {
  guess(email: string, password: string): Promise<Verdict>;
}

export async function guesser({ host, port }: Target): Promise<Guesser> {
  const base = `http://${host}:${port}/api/auth`;
  const opened = await fetch(`${base}/csrf`);
  const cookie = opened.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { csrfToken } = await opened.json();
  return {
    async guess(email, password) {
      const answer = await fetch(`${base}/callback/credentials`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Cookie: cookie },
        body: new URLSearchParams({ csrfToken, email, password, json: 'true' }),
      });
      const text = await answer.text();
      return verdictOf(answer.status, answer.headers.get('location') ?? text);
    },
  };
}

/** Maximum number of guesses that may be checked, however many arrive at once. */
const mostJudged = 10;

/** Many simultaneous guesses for one person, then the right password. */
export const guesses: Attack = {
  name: 'guesses',
  async run(target, { guessesAtOnce }) {
    const person = target.people.find(({ role }) => role === 'auditor');
    if (!person) throw new Error('There is no auditor to guess at.');
    const { guess } = await guesser(target);
    const wrong = Array.from({ length: guessesAtOnce }, (_, n) => guess(person.email, `wrong ${n}`));
    const verdicts = await Promise.all(wrong);
    const judged = verdicts.filter((verdict) => verdict === 'wrong').length;
    const last = await guess(person.email, person.password);
    return {
      requests: guessesAtOnce + 1,
      findings: [
        ...(judged > mostJudged ? [`${judged} of ${guessesAtOnce} simultaneous guesses were judged`] : []),
        ...(last === 'let in' ? ['the right password was let in after too many wrong ones'] : []),
      ],
    };
  },
};
