import { created, listOf } from '@/lib/domain/answer';
import { CaseParams } from '@/lib/domain/cases/schema';
import { operation } from '@/lib/domain/operation';
import { Comment, commentSorts, CreateComment } from './schema';

const tag = 'Cases';

export const listComments = operation({
  id: 'comments.list',
  method: 'GET',
  path: '/v1/cases/{case_token}/comments',
  tag,
  scope: 'cases:read',
  summary: 'List the comments of a case',
  params: CaseParams,
  answer: listOf(Comment, { sorts: commentSorts }),
});

export const createComment = operation({
  id: 'comments.create',
  method: 'POST',
  path: '/v1/cases/{case_token}/comments',
  tag,
  scope: 'cases:write',
  summary: 'Comment on a case',
  params: CaseParams,
  body: CreateComment,
  answer: created(Comment),
  example: {
    type: 'Decision',
    body: 'The source of wealth is documented.',
    decision: 'approve',
    mentions: ['usr_01kad8m3zq5v7x9b1c2d4e6f8g'],
  },
});
