export interface Profile {
  initdb: string[];
  settings: Record<string, string>;
}

const common = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // The Prisma adapter drops time-zone offsets.
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Web, worker, an index build and two commands, with their default pools.
  max_connections: '130',
  jit: 'off',
  random_page_cost: '1.1',
  // Statements and error details contain personal data.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/** Committed transactions survive a power cut. */
export const durable: Profile = {
  initdb: [],
  settings: {
    ...common,
    fsync: 'on',
    synchronous_commit: 'on',
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    wal_compression: 'on',
  },
};

export const throwaway: Profile = {
  initdb: ['--no-sync'],
  settings: {
    ...common,
    // Shared by the workers, products and programs of a whole test run.
    max_connections: '400',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    shared_buffers: '128MB',
    // Its passwords are temporary, and each connection would compute the default 4,096 iterations.
    scram_iterations: '1',
  },
};
