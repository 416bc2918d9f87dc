import type { Comment as CommentModel } from '@/generated/prisma/client';
import { timestamp } from '@/lib/domain/present';
import type { Comment } from './schema';

/** API §4.6. */
export function presentComment(row: CommentModel): Comment {
  return {
    token: row.token,
    case_token: row.case_token,
    author: row.author,
    type: row.type,
    body: row.body,
    decision: row.decision,
    mentions: row.mentions,
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
  } as Comment; // text and JSON columns that only this folder writes, with values of these schemas
}
