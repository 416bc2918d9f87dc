import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { presentBranding } from '../present';
import type { Branding } from '../schema';
import { findBranding } from '../store';

export const readBranding = async (tx: Transaction, ctx: Context): Promise<Branding> =>
  presentBranding(await findBranding(tx, ctx));
