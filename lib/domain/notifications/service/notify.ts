import type { EventDeclaration } from '@/lib/domain/event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { insertNotifications, type NewNotification } from '../store';

/** `token` is that of the resource that the event is about. */
interface Notified extends Pick<NewNotification, 'user_token'>, Partial<Pick<NewNotification, 'note'>> {
  token: string;
}

/** Notifies a person of an event, in the console and by mail, in the transaction of the change (API §7.7). */
export async function notify(
  tx: Transaction,
  ctx: Context,
  { name: kind, target: target_type }: Pick<EventDeclaration, 'name' | 'target'>,
  { user_token, token: target_token, note = null }: Notified,
): Promise<void> {
  await insertNotifications(tx, ctx, [{ user_token, kind, target_type, target_token, note }]);
}
