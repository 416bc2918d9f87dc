import { z } from 'zod';
import { fault } from '@/lib/platform/errors/detail-codes';
import { Name, Timestamp, token } from '@/lib/domain/primitives';
import { maxCommentLength } from '@/lib/domain/text-limits';

const CommentToken = token('cmt');

const CommentType = z.enum(['Comment', 'Decision', 'Note', 'System']);

export const CommentDecision = z.enum(['approve', 'decline', 'escalate']);

/** API §4.6. */
export const Comment = z.object({
  token: CommentToken,
  case_token: token('cas'),
  /** A person, a machine credential, or `system`. */
  author: z.object({ user_id: z.string(), name: z.string(), initials: z.string() }),
  type: CommentType,
  body: z.string(),
  /** Only for a Decision. */
  decision: CommentDecision.nullable(),
  mentions: z.array(token('usr')),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Comment = z.infer<typeof Comment>;

const maxMentions = 50;

const Mentions = z
  .array(token('usr'))
  .max(maxMentions)
  .transform((tokens) => [...new Set(tokens)])
  .default([]);

/** API §4.6. System comments are not posted. */
export const CreateComment = z
  .strictObject({
    type: CommentType.exclude(['System']).default('Comment'),
    body: Name.max(maxCommentLength),
    decision: CommentDecision.nullish(),
    mentions: Mentions,
  })
  .refine(({ type, decision }) => type !== 'Decision' || decision, {
    path: ['decision'],
    ...fault('required', 'is required for a Decision'),
  })
  .refine(({ type, decision }) => type === 'Decision' || !decision, {
    path: ['decision'],
    ...fault('not_allowed', 'is only allowed with a Decision'),
  })
  .meta({
    not: {
      anyOf: [
        { required: ['type'], properties: { type: { const: 'Decision' }, decision: { type: 'null' } } },
        {
          required: ['decision'],
          properties: { type: { not: { const: 'Decision' } }, decision: { type: 'string' } },
        },
      ],
    },
  });
export type CreateComment = z.infer<typeof CreateComment>;

export const commentSorts = ['created_at'] as const;
