import { capitalised } from '@/lib/domain/wording';

const written: Partial<Record<string, string>> = { api: 'API', oauth: 'OAuth', sla: 'SLA' };

/** The readable name of an event or resource: `alert.found_again` as "Alert found again", `api_key` as "API key". */
export const eventName = (name: string): string =>
  capitalised(
    name
      .split(/[._]/)
      .map((word) => written[word] ?? word)
      .join(' '),
  );
