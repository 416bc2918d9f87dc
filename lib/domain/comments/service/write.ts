import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/database/transaction';
import { caseCommented } from '../events';
import { presentComment } from '../present';
import type { Comment } from '../schema';
import { insertComment } from '../store';

const firstLetter = (word: string) => [...word][0] ?? '';

/** Initials of the first and the last word: "Ada King Lovelace" has AL. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', ...others] = words;
  return (firstLetter(first) + firstLetter(others.at(-1) ?? '')).toUpperCase();
}

export type NewComment = Pick<Comment, 'type' | 'body' | 'decision' | 'mentions'>;

/** The caller's comment. The audit record does not repeat its text, which is kept with the case. */
export async function writeComment(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  comment: NewComment,
): Promise<Comment> {
  const { id: user_id, name } = ctx.actor;
  const author = { user_id, name, initials: initialsOf(name) };
  const row = await insertComment(tx, ctx, {
    ...comment,
    token: newToken('cmt'),
    case_token: caseToken,
    author,
  });
  const data = presentComment(row);
  const { token: comment_token, type, decision, mentions } = data;
  const details = { comment_token, type, decision, mentions };
  recordEvent(tx, ctx, caseCommented, { token: caseToken, case_token: caseToken, details, data });
  return data;
}
