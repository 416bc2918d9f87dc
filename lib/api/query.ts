import { queryOptions } from '@tanstack/react-query';
import type { Operation } from '@/lib/domain/operation';
import { call, type CallInput } from './client';

export function operationQuery<Op extends Operation>(
  op: Op,
  input: Omit<CallInput<Op>, 'signal' | 'body'> = {},
) {
  return queryOptions({
    queryKey: [op.id, input],
    queryFn: ({ signal }) => call(op, { ...input, signal } as CallInput<Op>), // input and a signal are a CallInput
  });
}
