const second = 1_000;
const minute = 60 * second;

export interface DatabaseProfile {
  /** Breaks its connections when the server falls silent, and refuses new ones until it answers again. */
  watched: boolean;
  /** Of the server, for each connection, in milliseconds. 0 is no bound. */
  session: {
    statement_timeout: number;
    lock_timeout: number;
    idle_in_transaction_session_timeout: number;
  };
  /** Since PostgreSQL 17; an older server goes without it. In milliseconds. */
  transactionTimeoutMs: number;
  /** After this long without a byte from the server, a connection is broken. 0: never. */
  silenceTimeoutMs: number;
  /** Of Prisma: how long a transaction may wait for a connection, and how long it may take. */
  transaction: { maxWait: number; timeout: number };
}

/** What a process may wait for, by the kind of its work (docs/adr/0029). */
export const databaseProfiles = {
  /** Somebody waits for the answer. A lock is given up before that person would be. */
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
  /** Folding totals and pruning may take minutes. What waits for a lock is retried by the runner. */
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
  /** Imports, the seed, building the index: hours of work, which wait for each other's locks. */
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

// The pages that Next serves are bundled apart from our front: a global is all that the copies of this module share.
const shared = globalThis as { probityDatabaseProfile?: DatabaseProfileName };

/** Before the process first uses the database. */
export function selectDatabaseProfile(name: DatabaseProfileName): void {
  shared.probityDatabaseProfile = name;
}

/** Throws when the process has selected none: what it may wait for is not to be guessed. */
export function selectedProfile(): DatabaseProfile {
  const name = shared.probityDatabaseProfile;
  if (name) return databaseProfiles[name];
  const names = Object.keys(databaseProfiles).join(', ');
  throw new Error(
    `No database profile is selected. Call selectDatabaseProfile (lib/platform/database-profiles.ts) with one of ${names} before the first use of the database.`,
  );
}
