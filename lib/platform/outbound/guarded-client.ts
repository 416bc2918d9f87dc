import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { Agent, type Dispatcher } from 'undici';
import { faultOfAddress, isLocalhost, isReachableIp, type Reach } from './guarded-address';
import { RequestRefused, RequestTimedOut } from './guarded-failure';

export interface GuardedOptions {
  reach: Reach;
  userAgent: string;
  /** From the DNS query to the last byte of the response. */
  timeoutMs?: number;
  /** Used instead of the system's DNS servers, as `address:port`. */
  nameServers?: readonly string[];
}

export interface GuardedRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: Uint8Array;
}

export interface AnswerStart {
  status: number;
  /** The first bytes of the body. */
  start: Buffer;
}

const usualTimeoutMs = 15_000;
/** A response up to this size is read to its end, so that its connection can be reused. */
const maxReadBytes = 64 * 1024;
/** For a name with several addresses, before the next one is tried. */
const nextAddressAfterMs = 2_500;

/**
 * Sends requests to addresses chosen by others (docs/adr/0057). The address of each connection is checked,
 * and the connection uses that same address: a name is resolved once per connection, so it cannot pass the
 * check with one address and connect to another. Follows no redirects, uses no proxy and stores no cookies.
 */
export class GuardedClient {
  readonly #reach: Reach;
  readonly #userAgent: string;
  readonly #timeoutMs: number;
  readonly #nameServers: readonly string[];
  readonly #agent: Agent;

  constructor({ reach, userAgent, timeoutMs = usualTimeoutMs, nameServers = [] }: GuardedOptions) {
    this.#reach = reach;
    this.#userAgent = userAgent;
    this.#timeoutMs = timeoutMs;
    this.#nameServers = nameServers;
    this.#agent = new Agent({
      connect: { lookup: this.#lookup, rejectUnauthorized: true, timeout: timeoutMs },
      autoSelectFamilyAttemptTimeout: nextAddressAfterMs,
      // A name is soon resolved again after its owner has changed it.
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 15_000,
      allowH2: false,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /**
   * Returns the response with an unread body, for callers that limit how much they read. Rejects with
   * `RequestRefused` for an address that is not allowed, with `RequestTimedOut`, or with the error of the
   * connection, which `wordsOfFailure` describes.
   */
  async open(url: string, { method, headers, body }: GuardedRequest): Promise<Dispatcher.ResponseData> {
    const fault = faultOfAddress(url, this.#reach);
    if (fault !== null) throw new RequestRefused(`the address ${fault}`);
    const { origin, pathname, search } = new URL(url);
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(new RequestTimedOut(this.#timeoutMs)), this.#timeoutMs);
    try {
      const answer = await this.#agent.request({
        origin,
        path: pathname + search,
        method,
        headers: { 'user-agent': this.#userAgent, ...headers },
        body: body ?? null,
        signal: ending.signal,
      });
      answer.body.once('close', () => clearTimeout(timer));
      return answer;
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  }

  /** Also returns if the body does not end, or breaks: the status is still valid. Rejects as `open` does. */
  async exchange(url: string, request: GuardedRequest, keptBytes: number): Promise<AnswerStart> {
    const { statusCode, body } = await this.open(url, request);
    return { status: statusCode, start: await startOf(body, keptBytes) };
  }

  /** Requests in progress end first. */
  close(): Promise<void> {
    return this.#agent.close();
  }

  readonly #lookup: LookupFunction = (name, { all }, callback) => {
    const addressesOf = callbackify(() => this.#addressesOf(name));
    addressesOf((error, addresses = []) => {
      const found = addresses.map((address) => ({ address, family: isIP(address) }));
      const [first] = found;
      if (error || !first) callback(error ?? new RequestRefused('the host name has no address'), []);
      else if (all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

  /** All or nothing: a name that also has an internal address is refused. */
  async #addressesOf(name: string): Promise<string[]> {
    const addresses = isLocalhost(name) ? ['127.0.0.1', '::1'] : await this.#resolve(name);
    if (addresses.every((address) => isReachableIp(address, this.#reach))) return addresses;
    throw new RequestRefused('the host name resolves to an address that is not public');
  }

  /**
   * Uses DNS directly: the system resolver takes a thread per name, and slow name servers would exhaust them.
   */
  async #resolve(name: string): Promise<string[]> {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    if (this.#nameServers.length > 0) resolver.setServers(this.#nameServers);
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const [ipv4] = answers;
    if (addresses.length === 0 && ipv4.status === 'rejected') throw ipv4.reason;
    return addresses;
  }
}

async function startOf(body: Dispatcher.ResponseData['body'], keptBytes: number): Promise<Buffer> {
  const kept: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (bytes < keptBytes) kept.push(chunk);
      bytes += chunk.length;
      if (bytes > maxReadBytes) break;
    }
  } catch {
    // Its status is valid, and the part of the body that arrived is kept.
  }
  return Buffer.concat(kept).subarray(0, keptBytes);
}
