import { connect, type Socket } from 'node:net';
import type { Load } from '../measure.ts';

export interface Answer {
  status: number;
  retryAfter: boolean;
}

/** A request without an answer after this long has failed. */
const answerTimeoutMs = 10_000;
const maxConnections = 2_000;

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** Only complete answers: the API sends a Content-Length with each. */
function answerIn(received: string): Answer | null {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const head = received.slice(0, end).toLowerCase();
  const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
  if (received.length < end + 4 + length) return null;
  return { status: Number(head.slice(9, 12)), retryAfter: head.includes('\r\nretry-after:') };
}

/**
 * A client with a third of the CPU time of node:http's. Sender and server share the processors, so the sender's work
 * slows the server.
 */
export class Sender {
  private readonly idle: Socket[] = [];
  private readonly queue: Array<[text: string, waiting: Waiting]> = [];
  private readonly waiting = new Map<Socket, Waiting>();
  private open = 0;
  private readonly head: string;
  private readonly hostname: string;
  private readonly port: number;
  private readonly textOf: () => string;

  constructor({ baseUrl, headers, requests: [asked] }: Load) {
    const { hostname, port, host } = new URL(baseUrl);
    this.hostname = hostname;
    this.port = Number(port);
    const { method, path = '', setupRequest } = asked!; // a load has a request
    const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    this.head = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${given.join('')}`;
    this.textOf = () => String(setupRequest?.(asked!).body ?? '');
  }

  send(): Promise<Answer> {
    const body = this.textOf();
    const text = `${this.head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    return new Promise((resolve, reject) => {
      const waiting = { resolve, reject };
      const socket = this.idle.pop();
      if (socket) this.write(socket, text, waiting);
      else if (this.open < maxConnections) this.write(this.connect(), text, waiting);
      else this.queue.push([text, waiting]);
    });
  }

  close(): void {
    for (const socket of this.idle) socket.destroy();
  }

  private connect(): Socket {
    this.open += 1;
    const socket = connect({ host: this.hostname, port: this.port, noDelay: true });
    let received = '';
    socket.setEncoding('latin1').setTimeout(answerTimeoutMs);
    socket.on('data', (chunk: string) => {
      received += chunk;
      const answer = answerIn(received);
      if (!answer) return;
      received = '';
      this.waiting.get(socket)?.resolve(answer);
      this.waiting.delete(socket);
      this.release(socket);
    });
    socket.on('timeout', () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => {
      this.open -= 1;
      const at = this.idle.indexOf(socket);
      if (at !== -1) this.idle.splice(at, 1);
      this.waiting.get(socket)?.reject(new Error('closed without an answer'));
      this.waiting.delete(socket);
      const next = this.queue.shift();
      if (next) this.write(this.connect(), ...next);
    });
    return socket;
  }

  private write(socket: Socket, text: string, waiting: Waiting): void {
    this.waiting.set(socket, waiting);
    socket.write(text);
  }

  private release(socket: Socket): void {
    const next = this.queue.shift();
    if (next) this.write(socket, ...next);
    else this.idle.push(socket);
  }
}
