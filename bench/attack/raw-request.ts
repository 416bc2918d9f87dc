import { connect, type Socket } from 'node:net';
import type { Target } from './target.ts';

export interface RawAnswer {
  /** Null if the connection ended or timed out before a final status line. */
  status: number | null;
  head: string;
  body: string;
  sawContinue: boolean;
  /** Whether the server closed the connection within a second after its answer. */
  closed: boolean;
  sentBytes: number;
}

interface RawRequest {
  head: string;
  body?: string | Buffer;
  /** Sent repeatedly until an answer arrives, the connection closes, or `bytes` have been sent. */
  endless?: { chunk: Buffer; bytes: number };
}

const answerTimeoutMs = 15_000;
const closeTimeoutMs = 1_000;

export const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;

function open({ host, port }: Target): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => resolve(socket));
    socket.once('error', reject);
  });
}

function parse(text: string) {
  const sawContinue = text.startsWith('HTTP/1.1 100 ');
  const final = text.replace(/^HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n/, '');
  const [head = '', ...rest] = final.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  const hasHead = final.includes('\r\n\r\n');
  const isWhole =
    hasHead &&
    (length === undefined
      ? /^transfer-encoding: chunked/im.test(head) && body.endsWith('0\r\n\r\n')
      : Buffer.byteLength(body) >= Number(length));
  return { status: status === undefined ? null : Number(status), head, body, sawContinue, isWhole };
}

/** Sends raw bytes: no client library would send most of these requests. */
export async function sendRaw(target: Target, request: RawRequest): Promise<RawAnswer> {
  const socket = await open(target);
  const chunks: Buffer[] = [];
  let sentBytes = 0;
  let closed = false;
  let answered = () => {};
  const ended = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, answerTimeoutMs);
    answered = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    if (parse(Buffer.concat(chunks).toString('latin1')).isWhole) answered();
  });
  socket.once('close', () => {
    closed = true;
    answered();
  });
  socket.write(request.head, 'latin1');
  if (request.body) socket.write(request.body);
  if (request.endless) void pump(request.endless);
  await ended;
  if (!closed) await new Promise<void>((resolve) => waitForClose(socket, resolve));
  socket.destroy();
  const { isWhole: _, ...answer } = parse(Buffer.concat(chunks).toString('latin1'));
  return { ...answer, closed, sentBytes };

  async function pump({ chunk, bytes }: { chunk: Buffer; bytes: number }): Promise<void> {
    while (!closed && chunks.length === 0 && sentBytes < bytes) {
      const isFlushed = socket.write(chunk);
      sentBytes += chunk.byteLength;
      if (!isFlushed) await new Promise((resolve) => drained(socket, resolve));
    }
  }
}

function waitForClose(socket: Socket, resolve: () => void): void {
  socket.once('close', resolve);
  setTimeout(resolve, closeTimeoutMs);
}

function drained(socket: Socket, resolve: (value: unknown) => void): void {
  socket.once('drain', resolve);
  socket.once('close', resolve);
  socket.once('data', resolve);
}
