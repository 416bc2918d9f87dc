import { operation } from '@/lib/domain/operation';
import { Check, CheckParams } from './schema';

export const getCheck = operation({
  id: 'checks.get',
  method: 'GET',
  path: '/v1/checks/{check_token}',
  scope: 'checks:read',
  summary: 'Get a check',
  params: CheckParams,
  response: Check,
});
