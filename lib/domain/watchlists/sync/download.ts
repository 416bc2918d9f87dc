import { open } from 'node:fs/promises';
import { Agent, type Dispatcher, request } from 'undici';
import { Checksums } from './checksums';
import type { SyncSource } from './sources';

export interface Download {
  etag: string | null;
  last_modified: string | null;
  /** SHA-256 in hexadecimal. */
  checksum: string;
  bytes: number;
}

/** From an earlier response of the same URL, so that only a changed file is sent. */
export type Condition = Pick<Download, 'etag' | 'last_modified'>;

/**
 * The file could not be downloaded, or is incomplete. Contains no URL, which may include a mirror's
 * credentials.
 */
export class DownloadFailed extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'DownloadFailed';
  }
}

export interface DownloadLimits {
  connectTimeoutMs: number;
  /** Until the response begins, and between two parts of it. */
  silenceTimeoutMs: number;
  totalTimeoutMs: number;
}

const defaultLimits: DownloadLimits = {
  connectTimeoutMs: 10_000,
  silenceTimeoutMs: 60_000,
  // The rest of a worker's turn is for the import (maxSyncMs).
  totalTimeoutMs: 10 * 60_000,
};
const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Streams the file to `path`. Null if the server says that it is unchanged. Throws DownloadFailed; then the
 * file at `path` is useless.
 */
export async function download(
  { address, maxBytes }: Pick<SyncSource, 'address' | 'maxBytes'>,
  condition: Condition | null,
  path: string,
  limits: DownloadLimits = defaultLimits,
): Promise<Download | null> {
  const agent = new Agent({
    connect: { timeout: limits.connectTimeoutMs },
    headersTimeout: limits.silenceTimeoutMs,
    bodyTimeout: limits.silenceTimeoutMs,
  });
  try {
    const signal = AbortSignal.timeout(limits.totalTimeoutMs);
    const answer = await finalAnswer(new URL(address), headersFor(condition), agent, signal);
    if (answer.statusCode === 304 && condition) {
      await answer.body.dump();
      return null;
    }
    refuseOther(answer, maxBytes);
    return await save(answer, maxBytes, path);
  } catch (error) {
    throw error instanceof DownloadFailed ? error : new DownloadFailed(reasonOf(error), { cause: error });
  } finally {
    await agent.destroy();
  }
}

const headersFor = (condition: Condition | null): Record<string, string> => ({
  accept: '*/*',
  // The digests and the size refer to the file itself, so no compression is accepted.
  'accept-encoding': 'identity',
  'user-agent': 'Probity-list-synchronisation',
  ...(condition?.etag && { 'if-none-match': condition.etag }),
  ...(condition?.last_modified && { 'if-modified-since': condition.last_modified }),
});

async function finalAnswer(
  first: URL,
  headers: Record<string, string>,
  dispatcher: Dispatcher,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  let url = first;
  for (let followed = 0; followed <= maxRedirects; followed += 1) {
    const answer = await request(url, { dispatcher, headers, signal });
    if (!redirects.has(answer.statusCode)) return answer;
    await answer.body.dump();
    url = nextAddress(url, [answer.headers.location].flat()[0]);
  }
  throw new DownloadFailed(`the server redirects more than ${maxRedirects} times`);
}

/**
 * Publishers keep their files on other hosts. A download that began over https must stay on https; a mirror over http
 * must stay on its host.
 */
function nextAddress(from: URL, location: string | undefined): URL {
  const to = location && URL.canParse(location, from) ? new URL(location, from) : null;
  if (to?.protocol === 'https:' || (to && to.origin === from.origin)) return to;
  throw new DownloadFailed('the server redirects to an address that is not https');
}

function refuseOther({ statusCode, headers }: Dispatcher.ResponseData, maxBytes: number): void {
  if (statusCode !== 200) throw new DownloadFailed(`the server answered ${statusCode}`);
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new DownloadFailed(`the server sent the file as ${String(encoding)}`);
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
}

const tooLarge = (maxBytes: number) => new DownloadFailed(`the file is larger than ${maxBytes} bytes`);

async function save(
  { headers, body }: Dispatcher.ResponseData,
  maxBytes: number,
  path: string,
): Promise<Download> {
  const checksums = new Checksums(headers);
  let bytes = 0;
  const file = await open(path, 'w');
  try {
    // The type of the body is that of any stream; undici's is a stream of bytes.
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      checksums.update(chunk);
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
  const { sha256: checksum, agrees } = checksums.end();
  if (!agrees) throw new DownloadFailed('the file does not have the checksum that the server gives');
  const text = (name: string) => [headers[name]].flat()[0] ?? null;
  return { etag: text('etag'), last_modified: text('last-modified'), checksum, bytes };
}

const reasons: Record<string, string> = {
  UND_ERR_CONNECT_TIMEOUT: 'the server cannot be reached',
  UND_ERR_HEADERS_TIMEOUT: 'the server does not answer',
  UND_ERR_BODY_TIMEOUT: 'the server stopped sending',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the file was cut off',
  UND_ERR_SOCKET: 'the connection was closed',
  UND_ERR_ABORTED: 'the connection was closed',
};

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'the download takes too long';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? 'the server cannot be reached';
}
