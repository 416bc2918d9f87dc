import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

// `npm start` runs this file without a build, and Node strips its types: erasable syntax only, and no `@/` imports.

/** The message follows the name of the variable: "PORT must be …". */
const must = (rule: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? `is missing: it must be ${rule}` : `must be ${rule}, not ${JSON.stringify(input)}`,
});

/** Like `must`, but never shows the value. */
const mustSecretly = (rule: string) => ({
  error: ({ input }: { input?: unknown }) => `${input === undefined ? 'is missing: it ' : ''}must be ${rule}`,
});

const flag = z
  .enum(['1', '0', 'true', 'false'], must('1, 0, true or false'))
  .default('0')
  .transform((text) => text === '1' || text === 'true');

function wholeNumber(min: number, max: number, byDefault: number) {
  const rule = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .refine((text) => /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max, must(rule))
    .default(String(byDefault))
    .transform(Number);
}

const webAddress = z
  .url({ protocol: /^https?$/, ...must('an http or https address') })
  .transform((url) => url.replace(/\/+$/, ''));

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, ...mustSecretly('a postgresql:// address') });

const secretKey = z
  .string(mustSecretly('32 bytes in base64url'))
  .regex(/^[A-Za-z0-9_-]{43}$/, mustSecretly('32 bytes in base64url'));

const files = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((path) => path.trim()))
  .transform((paths) => paths.filter((path) => path !== '').map((path) => resolve(path)))
  .pipe(z.array(z.string().refine(existsSync, must('files or folders that exist'))));

/** The sources of public lists (lib/domain/watchlists/sync/sources.ts). */
const listSyncNames = ['ofac_sdn', 'ofac_consolidated', 'un', 'eu', 'uk'] as const;
export type ListSyncName = (typeof listSyncNames)[number];

const loopbackNames = ['localhost', '[::1]'];

/** https, or a mirror on this machine: whoever can change a list on its way decides whom screening finds. */
function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:') return true;
  return protocol === 'http:' && (loopbackNames.includes(hostname) || /^127(?:\.\d+){3}$/.test(hostname));
}

const isListSyncName = (text: string): text is ListSyncName => listSyncNames.some((name) => name === text);

/** `ofac_sdn,un=https://mirror.example/un.xml`. */
const listSync = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part !== ''))
  .transform((parts, context) =>
    parts.flatMap((part) => {
      const [, source = '', address = null] = /^([^=]*)(?:=(.*))?$/s.exec(part) ?? [];
      if (isListSyncName(source) && (address === null || isSafeAddress(address))) return { source, address };
      // Without the address, which may hold credentials.
      const known = listSyncNames.join(', ');
      const message = `must be sources (${known}), each alone or with =https://…, not ${JSON.stringify(source)}`;
      context.addIssue({ code: 'custom', message });
      return [];
    }),
  );

function isAddressOrRange(text: string): boolean {
  const [, address = '', prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return bits > 0 && Number(prefix ?? 0) <= bits;
}

const addressRanges = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((range) => range.trim()))
  .transform((ranges) => ranges.filter((range) => range !== ''))
  .pipe(z.array(z.string().refine(isAddressOrRange, must('addresses and ranges such as 10.0.0.0/8, ::1'))));

/** Without an address, screening must not silently fall back to the built-in provider. */
function requireYenteUrl(
  { PROBITY_SCREENING_PROVIDER, PROBITY_YENTE_URL }: z.infer<typeof OperatorVariables>,
  context: z.RefinementCtx,
): void {
  if (PROBITY_SCREENING_PROVIDER !== 'yente' || PROBITY_YENTE_URL !== undefined) return;
  const message = 'is missing: PROBITY_SCREENING_PROVIDER is yente, so it must be the address of one';
  context.addIssue({ code: 'custom', path: ['PROBITY_YENTE_URL'], message });
}

const OperatorVariables = z.object({
  PORT: wholeNumber(1, 65_535, 3000),
  PROBITY_DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(path)),
  PROBITY_ENVIRONMENT: z.enum(['staging', 'production'], must('staging or production')).default('staging'),
  PROBITY_EMPTY: flag,
  PROBITY_RATE_PLAN: z
    .enum(
      ['starter', 'professional', 'enterprise', 'unlimited'],
      must('starter, professional, enterprise or unlimited'),
    )
    .default('starter'),
  PROBITY_WATCHLIST_FILES: files,
  /** How much of a public list an import may remove. */
  PROBITY_MAX_REMOVED_PERCENT: wholeNumber(0, 100, 10),
  /** The public lists that are synchronised with their publishers, or with a mirror. */
  PROBITY_LIST_SYNC: listSync,
  PROBITY_LIST_SYNC_HOURS: wholeNumber(1, 168, 6),
  /** The file to which signed checkpoints of the audit log are appended. */
  PROBITY_AUDIT_CHECKPOINTS: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  PROBITY_ALLOW_LOOPBACK_WEBHOOKS: flag,
  PROBITY_HOST: z.string().default('127.0.0.1'),
  PROBITY_BASE_URL: webAddress.optional(),
  /** Whose `X-Forwarded-For` and `X-Forwarded-Proto` count. */
  PROBITY_TRUSTED_PROXIES: addressRanges,
  PROBITY_LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      must('fatal, error, warn, info, debug or trace'),
    )
    .default('info'),
  /** Database connections for each pool of each process. */
  PROBITY_POOL_SIZE: wholeNumber(1, 500, 10),
  DATABASE_URL: postgresUrl.optional(),
  PROBITY_APP_DATABASE_URL: postgresUrl.optional(),
  PROBITY_WEB_DATABASE_URL: postgresUrl.optional(),
  PROBITY_WORKER_DATABASE_URL: postgresUrl.optional(),
  PROBITY_IMPORT_DATABASE_URL: postgresUrl.optional(),
  COMPANIES_HOUSE_API_KEY: z.string().optional(),
  COMPANIES_HOUSE_URL: webAddress.optional(),
  GLEIF_URL: webAddress.optional(),
  PROBITY_SCREENING_PROVIDER: z.enum(['probity', 'yente'], must('probity or yente')).default('probity'),
  PROBITY_YENTE_URL: webAddress.optional(),
  PROBITY_YENTE_DATASET: z
    .string()
    .regex(/^[a-z0-9_]+$/, must('the name of a dataset: lower-case letters, digits and _'))
    .default('default'),
  PROBITY_YENTE_API_KEY: z.string().optional(),
});

const OperatorSettings = OperatorVariables.superRefine(requireYenteUrl);

const ApplicationSettings = OperatorVariables.extend({
  DATABASE_URL: postgresUrl,
  /** Identifies the build, so that a process ignores index files of another build. */
  PROBITY_BUILD: z.string().default(''),
  PROBITY_SESSION_SECRET: secretKey,
  PROBITY_HASH_KEY: secretKey,
  PROBITY_ENCRYPTION_KEY: secretKey,
  /** Ed25519. Who signs checkpoints of the audit log has both; who compares with them has the public one alone. */
  PROBITY_AUDIT_KEY: secretKey.optional(),
  PROBITY_AUDIT_PUBLIC_KEY: secretKey.optional(),
}).superRefine(requireYenteUrl);

/** Paths are absolute. */
export type OperatorSettings = z.infer<typeof OperatorSettings>;

export type Settings = Omit<z.infer<typeof ApplicationSettings>, 'PROBITY_BASE_URL'> & {
  /** Without a trailing slash. */
  PROBITY_BASE_URL: string;
};

export class SettingsError extends Error {
  constructor(problems: string[]) {
    super(['Some settings are wrong:', ...problems].join('\n  '));
    this.name = 'SettingsError';
  }
}

type Environment = Record<string, string | undefined>;

/** An empty variable counts as unset: compose files and CI systems do not tell the two apart. */
function parse<Schema extends z.ZodType>(schema: Schema, environment: Environment): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new SettingsError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));
}

/** @throws SettingsError */
export function readOperatorSettings(environment: Environment): OperatorSettings {
  return parse(OperatorSettings, environment);
}

/** @throws SettingsError */
export function readSettings(environment: Environment): Settings {
  const settings = parse(ApplicationSettings, environment);
  return { ...settings, PROBITY_BASE_URL: settings.PROBITY_BASE_URL ?? defaultBaseUrl(settings.PORT) };
}

export const defaultBaseUrl = (port: number) => `http://localhost:${port}`;

let settings: Settings | undefined;

/** This process's settings, read at first use: a build imports the modules that use them without any settings. */
// The empty object is never read: the proxy answers every property from the checked settings.
export const env: Readonly<Settings> = new Proxy({} as Settings, {
  get: (_target, name: keyof Settings) => (settings ??= readSettings(process.env))[name],
});
