import type pg from 'pg';
import type { Transaction } from './transaction';

/**
 * The connection of a Prisma transaction: Prisma does not expose it, but the server returns its process id.
 */
export class TransactionConnections {
  readonly #byBackend = new Map<number, pg.ClientBase>();
  readonly #connectionOf = new WeakMap<Transaction, pg.ClientBase>();
  readonly #transactionOn = new WeakMap<pg.ClientBase, Transaction>();

  /** `backend` is the connection's `pg_backend_pid()`. */
  opened(backend: number, connection: pg.ClientBase): void {
    this.#byBackend.set(backend, connection);
  }

  follow(pool: pg.Pool): void {
    pool.on('release', (_error, connection) => this.#transactionOn.delete(connection));
    pool.on('remove', (connection) => {
      for (const [backend, each] of this.#byBackend) {
        if (each === connection) this.#byBackend.delete(backend);
      }
    });
  }

  began(tx: Transaction, backend: number): void {
    const connection = this.#byBackend.get(backend);
    if (!connection) throw new Error('The connection of the transaction is not from our pool.');
    this.#connectionOf.set(tx, connection);
    this.#transactionOn.set(connection, tx);
  }

  /** Throws once the transaction has ended, because its connection may then belong to another. */
  of(tx: Transaction): pg.ClientBase {
    const connection = this.#connectionOf.get(tx);
    if (connection && this.#transactionOn.get(connection) === tx) return connection;
    throw new Error(
      'Statements can only be sent inside transaction(), read() or snapshot(), before it ends.',
    );
  }
}
