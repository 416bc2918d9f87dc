import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { FilledProject } from '@/tests/fixtures/filled-project';

export interface Asked {
  tx: Transaction;
  /** A context one day later, when everything is due. */
  ctx: Context;
  own: FilledProject;
  other: FilledProject;
  token(kind: string): string;
}

export type Calls = Record<string, (asked: Asked) => Promise<unknown>>;

export const dayMs = 86_400_000;

export const later = ({ ctx }: Asked) => new Date(ctx.now().getTime() + dayMs);
