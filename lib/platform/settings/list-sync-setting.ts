import { z } from 'zod';
import { isSafeAddress } from './setting-forms.ts';

// The form of PROBITY_LIST_SYNC (env.ts). Node strips the types: erasable syntax only, and no `@/` imports.

/** The sources of public lists (lib/domain/watchlists/sync/sources.ts). */
const listSyncNames = ['ofac_sdn', 'ofac_consolidated', 'un', 'eu', 'uk'] as const;
export type ListSyncName = (typeof listSyncNames)[number];

const isListSyncName = (text: string): text is ListSyncName => listSyncNames.some((name) => name === text);

/**
 * The URL must be secure, because anyone who can change a list in transit decides what screening finds.
 * `ofac_sdn,un=https://mirror.example/un.xml`.
 */
export const listSync = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part !== ''))
  .transform((parts, context) =>
    parts.flatMap((part) => {
      const [, source = '', address = null] = /^([^=]*)(?:=(.*))?$/s.exec(part) ?? [];
      if (isListSyncName(source) && (address === null || isSafeAddress(address))) return { source, address };
      // Without the URL, which may contain credentials.
      const known = listSyncNames.join(', ');
      const message = `must be sources (${known}), each alone or with =https://…, not ${JSON.stringify(source)}`;
      context.addIssue({ code: 'custom', message });
      return [];
    }),
  );
