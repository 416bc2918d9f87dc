import { nameInDetails } from './name-in-details';
import type { Names, Teller, Told } from './teller';

/** Deleted things are only named by their records. */
const nameOf = (record: Told, names: Names) => nameInDetails(record.details) ?? names.of(record.target_token);

const onClient =
  (verb: string): Teller =>
  (record, names) => {
    const name = nameOf(record, names);
    return { text: `${verb} ${name ? `the OAuth client “${name}”` : 'an OAuth client'}` };
  };

const onWebhook =
  (tell: (webhook: string) => string): Teller =>
  (record, names) => {
    const url = nameOf(record, names);
    return { text: tell(url ? `the webhook ${url}` : 'a webhook') };
  };

/** The sentences about the access of other systems, following the actor's name. */
export const integrations = {
  'api_key.rotated': () => ({ text: 'replaced the API key' }),
  'oauth_client.created': onClient('created'),
  'oauth_client.revoked': onClient('revoked'),
  'oauth_client.secret_rotated': onClient('replaced the secret of'),
  'oauth_client.updated': onClient('changed'),
  'webhook.created': onWebhook((webhook) => `registered ${webhook}`),
  'webhook.deleted': onWebhook((webhook) => `deleted ${webhook}`),
  'webhook.secret_rotated': onWebhook((webhook) => `replaced the secret of ${webhook}`),
  'webhook.undeliverable': onWebhook((webhook) => `stopped sending to ${webhook}, which kept failing`),
  'webhook.updated': onWebhook((webhook) => `changed ${webhook}`),
} satisfies Record<string, Teller>;
