import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

// Forms of the values of settings (env.ts). Node strips the types: erasable syntax only, and no `@/` imports.

/** The message follows the name of the variable: "PORT must be …". */
export const must = (rule: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? `is missing: it must be ${rule}` : `must be ${rule}, not ${JSON.stringify(input)}`,
});

/** Like `must`, but never shows the value. */
export const mustSecretly = (rule: string) => ({
  error: ({ input }: { input?: unknown }) => `${input === undefined ? 'is missing: it ' : ''}must be ${rule}`,
});

export const flag = z
  .enum(['1', '0', 'true', 'false'], must('1, 0, true or false'))
  .default('0')
  .transform((text) => text === '1' || text === 'true');

export function numberText(min: number, max: number) {
  const rule = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .refine((text) => /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max, must(rule));
}

export const wholeNumber = (min: number, max: number, byDefault: number) =>
  numberText(min, max).default(String(byDefault)).transform(Number);

export const webAddress = z
  .url({ protocol: /^https?$/, ...must('an http or https address') })
  .transform((url) => url.replace(/\/+$/, ''));

const loopbackNames = ['localhost', '[::1]'];

/**
 * Requires all of the settings or none, because only some of them would not work. `purpose` completes the message:
 * "are set, for a bucket".
 */
export function requireAllOrNone<Name extends string>(
  settings: Partial<Record<Name, unknown>>,
  names: readonly Name[],
  purpose: string,
  context: z.RefinementCtx,
): void {
  const given = names.filter((name) => settings[name] !== undefined);
  if (given.length === 0) return;
  const are = given.length > 1 ? 'are' : 'is';
  const message = `is missing: ${given.join(', ')} ${are} set, for ${purpose}`;
  const missing = names.filter((name) => !given.includes(name));
  for (const name of missing) context.addIssue({ code: 'custom', path: [name], message });
}

/** Whether the address uses https or is on this machine, so that nobody in between can change the answers. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:') return true;
  return protocol === 'http:' && (loopbackNames.includes(hostname) || /^127(?:\.\d+){3}$/.test(hostname));
}

export const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, ...mustSecretly('a postgresql:// address') });

export const secretKey = z
  .string(mustSecretly('32 bytes in base64url'))
  .regex(/^[A-Za-z0-9_-]{43}$/, mustSecretly('32 bytes in base64url'));

export const files = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((path) => path.trim()))
  .transform((paths) => paths.filter((path) => path !== '').map((path) => resolve(path)))
  .pipe(z.array(z.string().refine(existsSync, must('files or folders that exist'))));

function isAddressOrRange(text: string): boolean {
  const [, address = '', prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return bits > 0 && Number(prefix ?? 0) <= bits;
}

export const addressRanges = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((range) => range.trim()))
  .transform((ranges) => ranges.filter((range) => range !== ''))
  .pipe(z.array(z.string().refine(isAddressOrRange, must('addresses and ranges such as 10.0.0.0/8, ::1'))));

export const mailAddress = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
    must('an email address such as Probity <probity@example.com>'),
  );
