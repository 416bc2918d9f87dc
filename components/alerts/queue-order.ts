/** The queue that an alert was opened from: where Escape leads back to, and what j and k lead on to. */
export interface QueueOrder {
  href: string;
  tokens: string[];
}

const storageKey = 'probity.queue-order';

/** Kept for the tab, so that it outlives a reload. */
export function rememberQueueOrder(order: QueueOrder): void {
  sessionStorage.setItem(storageKey, JSON.stringify(order));
}

export function recallQueueOrder(): QueueOrder | null {
  const stored = sessionStorage.getItem(storageKey);
  return stored ? (JSON.parse(stored) as QueueOrder) : null; // only `rememberQueueOrder` writes it
}

export function neighboursOf(order: QueueOrder | null, token: string) {
  const position = order?.tokens.indexOf(token) ?? -1;
  if (!order || position < 0) return { previous: undefined, next: undefined, position: 0, count: 0 };
  return {
    previous: order.tokens[position - 1],
    next: order.tokens[position + 1],
    position: position + 1,
    count: order.tokens.length,
  };
}

const lastAlertKey = 'probity.last-alert';

/** Which row to come back to. */
export const rememberLastAlert = (token: string) => sessionStorage.setItem(lastAlertKey, token);

/** Once: who comes to the queue another way begins at its top. */
export function takeLastAlert(): string | null {
  const token = sessionStorage.getItem(lastAlertKey);
  sessionStorage.removeItem(lastAlertKey);
  return token;
}
