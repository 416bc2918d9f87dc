import { resolve } from 'node:path';
import { z } from 'zod';
import { bucketCredentials, bucketVariables } from './bucket-setting.ts';
import { listSync } from './list-sync-setting.ts';
import { oidcCredentials, oidcVariables } from './oidc-setting.ts';
import { providerCredentials, providerVariables } from './provider-setting.ts';
import {
  addressRanges,
  files,
  flag,
  mailAddress,
  must,
  mustSecretly,
  numberText,
  postgresUrl,
  requireAllOrNone,
  secretKey,
  webAddress,
  wholeNumber,
} from './setting-forms.ts';
import { ratePlanNames } from './rate-plan.ts';

// `npm start` runs this file without a build, and Node strips its types: only erasable syntax, and no `@/`
// imports.

/** Without a URL, screening must not silently fall back to the built-in provider. */
function requireYenteUrl(
  { PROBITY_SCREENING_PROVIDER, PROBITY_YENTE_URL }: z.infer<typeof OperatorVariables>,
  context: z.RefinementCtx,
): void {
  if (PROBITY_SCREENING_PROVIDER !== 'yente' || PROBITY_YENTE_URL !== undefined) return;
  const message = 'is missing: PROBITY_SCREENING_PROVIDER is yente, which needs its URL';
  context.addIssue({ code: 'custom', path: ['PROBITY_YENTE_URL'], message });
}

/** Without a sender address, every mail would be refused. */
function requireMailFrom(
  { SMTP_URL, PROBITY_MAIL_FROM }: z.infer<typeof OperatorVariables>,
  context: z.RefinementCtx,
): void {
  if (SMTP_URL === undefined || PROBITY_MAIL_FROM !== undefined) return;
  const message = 'is missing: SMTP_URL is set, which needs a sender address';
  context.addIssue({ code: 'custom', path: ['PROBITY_MAIL_FROM'], message });
}

/** All or none: with only some of them, neither runner would work. */
const inngestVariables = [
  'INNGEST_BASE_URL',
  'INNGEST_EVENT_KEY',
  'INNGEST_SIGNING_KEY',
  'INNGEST_SERVE_ORIGIN',
] as const;

/** In dev mode the SDK would run functions for anybody. */
function refuseInngestDev(
  { INNGEST_BASE_URL, INNGEST_DEV }: z.infer<typeof OperatorVariables>,
  context: z.RefinementCtx,
): void {
  if (INNGEST_BASE_URL === undefined || INNGEST_DEV === undefined) return;
  const message = 'must not be set: an Inngest server signs its requests';
  context.addIssue({ code: 'custom', path: ['INNGEST_DEV'], message });
}

const OperatorVariables = z.object({
  PORT: wholeNumber(1, 65_535, 3000),
  PROBITY_DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(path)),
  PROBITY_ENVIRONMENT: z.enum(['staging', 'production'], must('staging or production')).default('staging'),
  PROBITY_EMPTY: flag,
  /** People added from now on are not shown the console tour at their first sign-in. */
  PROBITY_NO_TOUR: flag,
  PROBITY_RATE_PLAN: z
    .enum(ratePlanNames, must('starter, professional, enterprise or unlimited'))
    .default('starter'),
  PROBITY_WATCHLIST_FILES: files,
  /** Maximum share of a public list that an import may remove. */
  PROBITY_MAX_REMOVED_PERCENT: wholeNumber(0, 100, 10),
  /** The public lists that are synchronised with their publishers or with a mirror. */
  PROBITY_LIST_SYNC: listSync,
  PROBITY_LIST_SYNC_HOURS: wholeNumber(1, 168, 6),
  /** The file that signed checkpoints of the audit log are appended to. */
  PROBITY_AUDIT_CHECKPOINTS: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  PROBITY_ALLOW_LOOPBACK_WEBHOOKS: flag,
  /** Where the web process serves /metrics; the worker uses the next port. */
  PROBITY_METRICS_PORT: numberText(1, 65_534).transform(Number).optional(),
  PROBITY_HOST: z.string().default('127.0.0.1'),
  PROBITY_BASE_URL: webAddress.optional(),
  /** Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted. */
  PROBITY_TRUSTED_PROXIES: addressRanges,
  PROBITY_LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      must('fatal, error, warn, info, debug or trace'),
    )
    .default('info'),
  /** Database connections per pool and process. */
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
  /** `off`: JPEG images are stored as sent, and every check of them refers. */
  PROBITY_READING: z.enum(['built-in', 'off'], must('built-in or off')).default('built-in'),
  /** Factor for the time limits of reading an image, for a slow machine. */
  PROBITY_READING_PATIENCE: wholeNumber(1, 100, 1),
  /** The URL may contain a password. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, ...mustSecretly('an smtp:// or smtps:// address') }).optional(),
  PROBITY_MAIL_FROM: mailAddress.optional(),
  ...bucketVariables,
  ...oidcVariables,
  ...providerVariables,
  /** Settings of an Inngest server, which then runs the functions; the names are those of its SDK. */
  INNGEST_BASE_URL: webAddress.optional(),
  INNGEST_EVENT_KEY: z
    .string()
    .regex(/^[\w-]{16,}$/, mustSecretly('16 or more letters, digits, - and _'))
    .optional(),
  INNGEST_SIGNING_KEY: z
    .string()
    .regex(
      /^(signkey-\w+-)?([0-9a-f]{2}){16,}$/,
      mustSecretly('32 or more hexadecimal digits, an even number'),
    )
    .optional(),
  /** URL at which that server reaches the workers. */
  INNGEST_SERVE_ORIGIN: webAddress.optional(),
  INNGEST_DEV: z.string().optional(),
  /** Processes that `npm start` starts. On several machines, each kind can run separately. */
  PROBITY_PROCESSES: z.enum(['all', 'web', 'worker'], must('all, web or worker')).default('all'),
  /** Port on which a worker listens for an Inngest server. */
  PROBITY_WORKER_PORT: wholeNumber(1, 65_535, 3001),
});

function requireCompanions(settings: z.infer<typeof OperatorVariables>, context: z.RefinementCtx): void {
  requireYenteUrl(settings, context);
  requireMailFrom(settings, context);
  refuseInngestDev(settings, context);
  requireAllOrNone(settings, inngestVariables, 'an Inngest server', context);
  requireAllOrNone(settings, bucketCredentials, 'a bucket', context);
  requireAllOrNone(settings, oidcCredentials, 'an identity provider', context);
  for (const names of providerCredentials) {
    requireAllOrNone(settings, names, 'an outside provider', context);
  }
}

const OperatorSettings = OperatorVariables.superRefine(requireCompanions);

const ApplicationSettings = OperatorVariables.extend({
  DATABASE_URL: postgresUrl,
  /** Identifies the build, so that a process ignores index files of another build. */
  PROBITY_BUILD: z.string().default(''),
  PROBITY_SESSION_SECRET: secretKey,
  PROBITY_HASH_KEY: secretKey,
  PROBITY_ENCRYPTION_KEY: secretKey,
  /**
   * Ed25519 keys. Signing checkpoints of the audit log needs both; comparing with them needs only the public
   * one.
   */
  PROBITY_AUDIT_KEY: secretKey.optional(),
  PROBITY_AUDIT_PUBLIC_KEY: secretKey.optional(),
}).superRefine(requireCompanions);

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

/** The problem with a secret of the deployment, without its value. Null if it is valid. */
export const problemOfSecret = (value: unknown): string | null =>
  secretKey.safeParse(value, { reportInput: true }).error?.issues[0]?.message ?? null;

type Environment = Record<string, string | undefined>;

/** An empty variable counts as unset, because compose files and CI systems do not distinguish the two. */
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

/** This process's settings, read at first use: a build imports modules that use them without any settings. */
// The empty object is never read: the proxy returns every property from the validated settings.
export const env: Readonly<Settings> = new Proxy({} as Settings, {
  get: (_target, name: keyof Settings) => (settings ??= readSettings(process.env))[name],
});
