/** The queue that an alert was opened from: Escape returns to it, and j and k step through it. */
export interface QueueOrder {
  href: string;
  tokens: string[];
}

const orderKey = 'probity.queue-order';
const lastAlertKey = 'probity.last-alert';

export function rememberQueueOrder(order: QueueOrder): void {
  sessionStorage.setItem(orderKey, JSON.stringify(order));
}

export function recallQueueOrder(): QueueOrder | null {
  const stored = sessionStorage.getItem(orderKey);
  return stored ? (JSON.parse(stored) as QueueOrder) : null; // written by rememberQueueOrder alone
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

export const rememberLastAlert = (token: string) => sessionStorage.setItem(lastAlertKey, token);

/** Returns the last opened alert once: a later visit to the queue starts at its first row. */
export function takeLastAlert(): string | null {
  const token = sessionStorage.getItem(lastAlertKey);
  sessionStorage.removeItem(lastAlertKey);
  return token;
}
