import { type Context, roles } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { isReviewer } from '../roles';
import { findPeopleOf } from '../store/users';

const reviewing = roles.filter(isReviewer);

/** The tokens of the people who may close an escalation and approve risk (API §2.4). */
export const listReviewers = (tx: Transaction, ctx: Context): Promise<string[]> =>
  findPeopleOf(tx, ctx, reviewing);
