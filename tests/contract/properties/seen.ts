import type { Answered } from './answers';
import type { Documented } from './document';

const succeeded = new Set<string>();
const codes = new Set<string>();

/** Keeps what the suite has been answered, to tell at its end what it never was. */
export function keep({ id }: Documented, { status, text }: Answered): void {
  if (status < 300) succeeded.add(id);
  if (status < 400) return;
  const { error } = JSON.parse(text) as { error: string | { code: string } };
  codes.add(typeof error === 'string' ? error : error.code);
}

export const hasSucceeded = ({ id }: Documented): boolean => succeeded.has(id);
export const seenCodes: ReadonlySet<string> = codes;
