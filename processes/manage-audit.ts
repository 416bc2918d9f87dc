import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { findProject } from '@/lib/domain/access/service/find-project';
import { verifyingKey } from '@/lib/domain/audit/checkpoint';
import { checkpointsOf } from '@/lib/domain/audit/checkpoint-file';
import { AuditPeriod } from '@/lib/domain/audit/schema';
import { exportAuditLogs } from '@/lib/domain/audit/service/export-audit-logs';
import { verdictOf } from '@/lib/domain/audit/verdict';
import { projectOfExport, verifyExport } from '@/lib/domain/audit/verify-export';
import { verifyPack } from '@/lib/domain/reports/verify-pack';
import { selectDatabaseProfile } from '@/lib/platform/database-profiles';
import { closeDb } from '@/lib/platform/db';
import { linesOf } from '@/lib/platform/lines';

const usage = `npm run -s audit -- export --project HASH [--from TIME] [--to TIME] FILE
npm run -s audit -- verify FILE [--checkpoints FILE] [--log EXPORT] [--key=PUBLIC_KEY]
npm run -s audit -- public-key

Times are ISO 8601, and both are included. verify takes an export, or the JSON of an evidence pack, which is compared with
an export that is given.`;

class Refused extends Error {}

const flags = {
  project: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  checkpoints: { type: 'string' },
  log: { type: 'string' },
  key: { type: 'string' },
} as const;

interface Command {
  name: string;
  file: string;
  values: Partial<Record<keyof typeof flags, string>>;
}

function parsed(args: string[]): Command {
  try {
    const { positionals, values } = parseArgs({ args, options: flags, allowPositionals: true });
    const [name, file, ...others] = positionals;
    if (name && file && others.length === 0) return { name, file, values };
  } catch {
    // Unknown option: prints the usage.
  }
  throw new Refused(usage);
}

/** Never overwrites an existing file, which may be the only copy of an earlier log. */
async function exportTo({ file, values: { project, from, to } }: Command): Promise<object> {
  const period = AuditPeriod.safeParse({ from, to });
  if (!project || !period.success) throw new Refused(usage);
  const ctx = await findProject(project);
  if (!ctx) throw new Refused('There is no project with this hash.');
  const handle = await open(file, 'wx', 0o600).catch((error: unknown) => {
    throw new Refused(`${file} cannot be created: ${error instanceof Error ? error.message : error}`);
  });
  const out = handle.createWriteStream({ flush: true });
  // The next write throws the error, or the end does.
  out.on('error', () => {});
  const write = async (line: string) => {
    if (out.errored) throw out.errored;
    if (!out.write(`${line}\n`)) await once(out, 'drain');
  };
  const exported = await exportAuditLogs(ctx, period.data, write);
  await finished(out.end());
  if (exported.first_bad_sequence !== null) process.exitCode = 1;
  return { file, ...exported };
}

async function verifyLog(file: string, checkpoints: string | undefined, key: KeyObject) {
  const project = await projectOfExport(linesOf(file));
  const known = checkpoints && project ? await checkpointsOf(checkpoints, key, project) : [];
  const verification = await verifyExport(linesOf(file), key, known);
  return { ...verification, ...verdictOf(verification) };
}

async function jsonIn(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const known = async (file: string | undefined, key: KeyObject) =>
  file === undefined ? [] : checkpointsOf(file, key);

async function verifyReport({ file, values: { checkpoints, log } }: Command, key: KeyObject) {
  if (log === undefined) return verifyPack(await jsonIn(file), key, await known(checkpoints, key));
  const verification = await verifyLog(log, checkpoints, key);
  if (!verification.valid) return { ...verification, problem: `${log}: ${verification.problem}` };
  return verifyPack(await jsonIn(file), key, await known(checkpoints, key), linesOf(log));
}

async function verify(command: Command): Promise<object> {
  const { file, values } = command;
  if (!values.key)
    throw new Refused('Without the data folder --key must be the public key of the deployment.');
  const key = verifyingKey(values.key);
  const isExport = (await projectOfExport(linesOf(file))) !== null;
  const verification = isExport
    ? await verifyLog(file, values.checkpoints, key)
    : await verifyReport(command, key);
  if (!verification.valid) process.exitCode = 1;
  return verification;
}

const commands: Record<string, (command: Command) => Promise<object>> = { export: exportTo, verify };

selectDatabaseProfile('batch');
try {
  const command = parsed(process.argv.slice(2));
  const run = Object.hasOwn(commands, command.name) ? commands[command.name] : undefined;
  if (!run) throw new Refused(usage);
  console.log(JSON.stringify(await run(command), null, 2));
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeDb();
}
