import { useQueries } from '@tanstack/react-query';
import { nameOf } from '@/lib/domain/entity-name';
import { readQuery } from '@/lib/api/query';
import type { ListedCase } from '@/lib/domain/cases/schema';
import { showsText } from './shows-text';

/** The person or company by which the text finds a case whose entry does not contain it, by case token. */
export function useFoundParties(cases: readonly ListedCase[], text: string): ReadonlyMap<string, string> {
  const unexplained = cases.filter((each) => !showsText(each, text));
  const found = useQueries({
    queries: unexplained.map(({ token }) =>
      readQuery('/v1/cases/{case_token}/entities', {
        path: { case_token: token },
        query: { q: text, limit: 1 },
      }),
    ),
  });
  return new Map(
    unexplained.flatMap(({ token }, place) => {
      const party = found[place]?.data?.data[0];
      return party ? [[token, nameOf(party)]] : [];
    }),
  );
}
