import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findHead } from '../store';

/** The newest record of the project's chain. */
export const findAuditHead = (tx: Transaction, ctx: Context) => findHead(tx, ctx);
