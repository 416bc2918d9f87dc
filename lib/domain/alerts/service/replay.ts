import { isDeepStrictEqual } from 'node:util';
import { getCheckRow } from '@/lib/domain/checks/service/get-row';
import { currentModel } from '@/lib/domain/screening/models/known-models';
import {
  CannotReplay,
  isMatchedNameWeak,
  replay as replayMatch,
  type StoredMatch,
} from '@/lib/domain/screening/replay';
import { type Match, ScreeningRecord } from '@/lib/domain/screening/schema';
import { entriesOfVersions } from '@/lib/domain/watchlists/service/entries-of-versions';
import type { Context } from '@/lib/platform/context';
import type { Alert, AlertReplay, Scoring } from '../schema';
import { getAlert } from './get';

/** Older checks did not store the query. */
async function recordOf(ctx: Context, { check_token }: Alert): Promise<ScreeningRecord> {
  const check = check_token === null ? null : await getCheckRow(ctx, check_token);
  const { data } = ScreeningRecord.safeParse(check?.result_data);
  if (!data) throw new CannotReplay('the check did not store its query');
  return data;
}

async function storedMatchOf(ctx: Context, alert: Alert): Promise<StoredMatch> {
  const { match } = alert;
  if (!match) throw new CannotReplay('the alert has no match');
  const { query, lists } = await recordOf(ctx, alert);
  const list = lists.find(({ name }) => name === match.list);
  const { list_entry_id } = match;
  const [entity] = list ? await entriesOfVersions(ctx, [{ list, list_entry_id }]) : [];
  if (!entity) throw new CannotReplay(`the version of ${match.list} that was searched is no longer stored`);
  return { query, entity, isWeak: isMatchedNameWeak(entity.names, match), match };
}

const scoringOf = ({ model_version, match_score, explanation }: Match): Scoring => ({
  model_version,
  match_score,
  explanation,
});

/**
 * Scores the match with the model that made the score and with the current one (API §5.3, docs/adr/0019). Throws
 * `NotFound` (404), and `CannotReplay` (409) without a match, for one scored by yente or by a model that is not kept, or
 * if its list is no longer stored.
 */
export async function replayAlert(ctx: Context, token: string): Promise<AlertReplay> {
  const match = await storedMatchOf(ctx, await getAlert(ctx, token));
  const stored = scoringOf(match.match);
  const replayed = scoringOf(replayMatch(match));
  const current = scoringOf(replayMatch(match, currentModel));
  return { stored, replayed, is_same: isDeepStrictEqual(stored, replayed), current };
}
