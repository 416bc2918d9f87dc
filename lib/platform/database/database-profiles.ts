const second = 1_000;
const minute = 60 * second;

export interface DatabaseProfile {
  /**
   * Breaks its connections when the server stops responding, and refuses new ones until it responds again.
   */
  watched: boolean;
  /** Limits on the server for each connection, in milliseconds. 0 means no limit. */
  session: {
    statement_timeout: number;
    lock_timeout: number;
    idle_in_transaction_session_timeout: number;
  };
  /** Requires PostgreSQL 17; not used on an older server. In milliseconds. */
  transactionTimeoutMs: number;
  /** A connection without a byte from the server for this long is broken. 0: never. */
  silenceTimeoutMs: number;
  /** For Prisma: how long a transaction may wait for a connection, and how long it may take. */
  transaction: { maxWait: number; timeout: number };
}

/** Timeouts by kind of process (docs/adr/0029). */
export const databaseProfiles = {
  /** A caller waits for the answer. Waiting for a lock is given up before the caller's timeout. */
  web: {
    watched: true,
    session: {
      statement_timeout: 10 * second,
      lock_timeout: 1.5 * second,
      idle_in_transaction_session_timeout: 5 * second,
    },
    transactionTimeoutMs: 20 * second,
    silenceTimeoutMs: 15 * second,
    transaction: { maxWait: 10 * second, timeout: 15 * second },
  },
  /** Folding totals and pruning may take minutes. The runner retries after lock timeouts. */
  worker: {
    watched: true,
    session: {
      statement_timeout: 5 * minute,
      lock_timeout: 10 * second,
      idle_in_transaction_session_timeout: 5 * second,
    },
    transactionTimeoutMs: 6 * minute,
    silenceTimeoutMs: 6 * minute,
    transaction: { maxWait: 10 * second, timeout: 30 * second },
  },
  /** Imports, the seed and index builds: hours of work that wait for each other's locks. */
  batch: {
    watched: false,
    session: {
      statement_timeout: 0,
      lock_timeout: 0,
      idle_in_transaction_session_timeout: 10 * minute,
    },
    transactionTimeoutMs: 0,
    silenceTimeoutMs: 0,
    transaction: { maxWait: 10 * second, timeout: 30 * second },
  },
} satisfies Record<string, DatabaseProfile>;

export type DatabaseProfileName = keyof typeof databaseProfiles;

// The pages that Next serves are bundled separately, so copies of this module can only share a global.
const shared = globalThis as { probityDatabaseProfile?: DatabaseProfileName };

/** Called before the process first uses the database. */
export function selectDatabaseProfile(name: DatabaseProfileName): void {
  shared.probityDatabaseProfile = name;
}

/** Throws if the process has selected none, because its timeouts must not be guessed. */
export function selectedProfile(): DatabaseProfile {
  const name = shared.probityDatabaseProfile;
  if (name) return databaseProfiles[name];
  const names = Object.keys(databaseProfiles).join(', ');
  throw new Error(
    `No database profile is selected. Call selectDatabaseProfile (lib/platform/database/database-profiles.ts) with one of ${names} before the first use of the database.`,
  );
}
