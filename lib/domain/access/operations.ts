import { listOf } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import { User } from './schema';

export const listUsers = operation({
  id: 'users.list',
  method: 'GET',
  path: '/v1/users',
  tag: 'People',
  scope: 'cases:read',
  summary: 'List the people who can be given work',
  answer: listOf(User, { sorts: ['name'], defaultSort: 'name' }),
});
