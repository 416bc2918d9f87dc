import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { drawCaseNumber } from '../store/projects';

/** The project's next case number, for which nobody waits. A rollback leaves a gap (API §4.5). */
export const takeCaseNumber = (tx: Transaction, ctx: Context): Promise<number> => drawCaseNumber(tx, ctx);
