import { CircleCheck, CirclePause, CircleX, Clock, TriangleAlert } from 'lucide-react';
import type { DeliveryStatus, Webhook } from '@/lib/domain/webhooks/schema';
import type { WordLook } from '@/components/ui/look';

const active: WordLook = { word: 'Active', icon: CircleCheck, tone: 'good' };
const failing: WordLook = { word: 'Failing', icon: TriangleAlert, tone: 'caution' };
const disabled: WordLook = { word: 'Disabled', icon: CirclePause, tone: 'neutral' };
const givenUp: WordLook = { word: 'Undeliverable', icon: CircleX, tone: 'warning' };

/** The state of a webhook. An active one may be failing; the API says since when. */
export function webhookLook({ status, failing_since }: Pick<Webhook, 'status' | 'failing_since'>): WordLook {
  if (status === 'disabled') return disabled;
  if (status === 'undeliverable') return givenUp;
  return failing_since === null ? active : failing;
}

export const deliveryLook: Record<DeliveryStatus, WordLook> = {
  pending: { word: 'Waiting', icon: Clock, tone: 'info' },
  delivered: { word: 'Delivered', icon: CircleCheck, tone: 'good' },
  failed: { word: 'Failed, will retry', icon: TriangleAlert, tone: 'caution' },
  undeliverable: givenUp,
};

const everyEvent = '*';

export const isForEveryEvent = (events: readonly string[]): boolean => events.includes(everyEvent);

/** "All events", "case.closed" or "case.closed and 3 more". */
export function eventsText(events: readonly string[]): string {
  if (isForEveryEvent(events)) return 'All events';
  const [first = 'None', ...others] = events;
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
