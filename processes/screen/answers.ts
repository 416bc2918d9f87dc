import { compareNames } from '@/lib/domain/screening/compare';
import type { Match, Matcher } from '@/lib/domain/screening/schema';
import { toScreeningQuery, type MatchQuery, type NamePair } from './queries';

interface Candidate extends Pick<Match, 'list' | 'list_entry_id' | 'primary_name' | 'matched_name'> {
  /** 0 to 100, two decimals. */
  score: number;
}

export interface MatchAnswer {
  id: MatchQuery['id'];
  threshold: number;
  /** Best first, including candidates below the threshold. */
  candidates: Candidate[];
}

export function answerMatch(
  query: MatchQuery,
  matcher: Matcher,
  { threshold, limit }: { threshold: number; limit: number },
): MatchAnswer {
  const matches = matcher.search(toScreeningQuery(query), { threshold: 0, limit });
  return { id: query.id, threshold, candidates: matches.map(toCandidate) };
}

function toCandidate({ list, list_entry_id, primary_name, matched_name, match_score }: Match): Candidate {
  return { list, list_entry_id, primary_name, matched_name, score: match_score };
}

export function answerPair({ id, entity_type, name1, name2 }: NamePair) {
  return { id, ...compareNames(name1, name2, entity_type) };
}
