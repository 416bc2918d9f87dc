import type { Operation } from '@/lib/domain/operation';

export interface Exchange<Op extends Operation = Operation> {
  op: Op;
  request: Request;
  url: URL;
  requestId: string;
  /** Headers of the response, whatever it will be. */
  common: Record<string, string>;
}
