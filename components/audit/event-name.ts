import { capitalised } from '@/lib/domain/wording';

const written: Partial<Record<string, string>> = { api: 'API', oauth: 'OAuth', sla: 'SLA' };

/** An event or a kind of resource for people: `alert.found_again` as "Alert found again", `api_key` as "API key". */
export const eventName = (name: string): string =>
  capitalised(
    name
      .split(/[._]/)
      .map((word) => written[word] ?? word)
      .join(' '),
  );
