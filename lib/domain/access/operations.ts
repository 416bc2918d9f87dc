import { listOperation } from '@/lib/domain/operation';
import { User } from './schema';

export const listUsers = listOperation({
  id: 'users.list',
  method: 'GET',
  path: '/v1/users',
  scope: 'alerts:read',
  summary: 'List the people who can be given work',
  response: User,
  list: { sorts: ['name'], defaultSort: 'name', defaultLimit: 100, maxLimit: 100 },
});
