const error = 'Events are recorded in the outbox, with what they tell of, and not sent (docs/adr/0058).';

/** A `fetch` for the Inngest client that refuses to send anything past the outbox. */
export const refuseFetch: typeof fetch = async () => Response.json({ error, status: 501 }, { status: 501 });
