import { bulkhead } from 'cockatiel';

export const minLargeRound = 25;
export const maxLargeRounds = 4;

type RunRound = <Result>(calls: number, round: () => Promise<Result>) => Promise<Result>;

/**
 * A large company may have thousands of matches, which stay in memory until they are settled. Only this many
 * such rounds run at once, and the others queue. Small rounds never wait.
 */
export function fewLargeRounds(): RunRound {
  const places = bulkhead(maxLargeRounds, Number.POSITIVE_INFINITY);
  return (calls, round) => (calls < minLargeRound ? round() : places.execute(round));
}
