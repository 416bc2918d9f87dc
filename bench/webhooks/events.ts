import { randomUUID } from 'node:crypto';
import pg from 'pg';

const newId = () => randomUUID().replaceAll('-', '').slice(0, 26);
const now = () => performance.timeOrigin + performance.now();

const anEvent = () => ({
  token: `evt_${newId()}`,
  type: 'case.created',
  data: { token: 'cas_bench', notes: 'x'.repeat(1_700) },
  is_published: true,
});

/** Writes a project's events as the product does. Times are in milliseconds since 1970. */
export class Writer {
  readonly #client: pg.Client;
  readonly #projectId: number;

  private constructor(client: pg.Client, projectId: number) {
    this.#client = client;
    this.#projectId = projectId;
  }

  static async open(url: string, projectId: number): Promise<Writer> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`select set_config('app.project_id', $1, false)`, [String(projectId)]);
    return new Writer(client, projectId);
  }

  /** Writes events in one transaction, then announces them. Returns their tokens and when the commit was sent. */
  async commit(count: number): Promise<{ tokens: string[]; atMs: number }> {
    const events = Array.from({ length: count }, anEvent);
    await this.#client.query('begin');
    await this.#client.query('select append_events($1, $2)', [this.#projectId, JSON.stringify(events)]);
    const atMs = now();
    await this.#client.query('commit');
    await this.#client.query(`select pg_notify('probity_published', $1)`, [String(this.#projectId)]);
    return { tokens: events.map(({ token }) => token), atMs };
  }

  end(): Promise<void> {
    return this.#client.end();
  }
}
