import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file that only its owner can read, atomically, and flushes it to disk. */
function writePrivateFile(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  const opened = openSync(draft, 'w', 0o600);
  writeSync(opened, `${JSON.stringify(value, null, 2)}\n`);
  fsyncSync(opened);
  closeSync(opened);
  renameSync(draft, file);
}

export function readOrCreateSecrets<Name extends string>(
  file: string,
  names: readonly Name[],
  create: () => string,
): Record<Name, string> {
  // Written below.
  const kept = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<Name, string>)
    : undefined;
  const missing = names.filter((name) => !kept?.[name]);
  // Each name is either kept or created.
  const secrets = { ...kept, ...Object.fromEntries(missing.map((name) => [name, create()])) } as Record<
    Name,
    string
  >;
  if (missing.length > 0) writePrivateFile(file, secrets);
  return secrets;
}

export const newPassword = () => randomBytes(24).toString('base64url');

/**
 * The form in which PostgreSQL stores a password. Sending it keeps the password out of statements and logs.
 */
export function scramVerifier(password: string): string {
  const iterations = 4096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const clientKey = createHmac('sha256', salted).update('Client Key').digest();
  const storedKey = createHash('sha256').update(clientKey).digest('base64');
  const serverKey = createHmac('sha256', salted).update('Server Key').digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
