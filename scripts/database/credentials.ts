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

/** Writes a file that its owner alone can read: whole or not at all, and on the disk when it returns. */
function writePrivately(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  const opened = openSync(draft, 'w', 0o600);
  writeSync(opened, `${JSON.stringify(value, null, 2)}\n`);
  fsyncSync(opened);
  closeSync(opened);
  renameSync(draft, file);
}

/** Secrets by name, made at first use and kept in `file` for good. A name that is new to the file is added. */
export function keptSecrets<Name extends string>(
  file: string,
  names: readonly Name[],
  make: () => string,
): Record<Name, string> {
  // Our own file, in which some names may be missing yet.
  const kept = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<Name, string>)
    : undefined;
  const missing = names.filter((name) => !kept?.[name]);
  // Every name is either kept or among the missing.
  const secrets = { ...kept, ...Object.fromEntries(missing.map((name) => [name, make()])) } as Record<
    Name,
    string
  >;
  if (missing.length > 0) writePrivately(file, secrets);
  return secrets;
}

export const newPassword = () => randomBytes(24).toString('base64url');

/** What PostgreSQL stores for a password, so that the password itself is never in a statement or a server log. */
export function scramVerifier(password: string): string {
  const iterations = 4096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const clientKey = createHmac('sha256', salted).update('Client Key').digest();
  const storedKey = createHash('sha256').update(clientKey).digest('base64');
  const serverKey = createHmac('sha256', salted).update('Server Key').digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
