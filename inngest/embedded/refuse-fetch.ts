const error = 'Events are recorded in the outbox, with what they tell of, and not sent (docs/adr/0058).';

/** A `fetch` for the Inngest client: what it would send past the outbox is refused. */
export const refuseFetch: typeof fetch = async () => Response.json({ error, status: 501 }, { status: 501 });
