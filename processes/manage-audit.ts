import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { access, constants, open, readFile, stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { findProject } from '@/lib/domain/access/service/find-project';
import { verifyingKey } from '@/lib/domain/audit/signed-line';
import { requireCheckpoints, UnusableCheckpoints } from '@/lib/domain/audit/checkpoint-file';
import { AuditPeriod } from '@/lib/domain/audit/schema';
import { exportAuditLogs } from '@/lib/domain/audit/service/export-audit-logs';
import { verdictOf } from '@/lib/domain/audit/verdict';
import { projectOfExport, verifyExport } from '@/lib/domain/audit/verify-export';
import { projectOfPack, verifyPack } from '@/lib/domain/reports/verify-pack';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { closeDb } from '@/lib/platform/database/db';
import { linesOf } from '@/lib/platform/work/lines';

const usage = `npm run -s audit -- export --project HASH [--from TIME] [--to TIME] FILE
npm run -s audit -- verify FILE [--checkpoints FILE] [--log EXPORT] [--key=PUBLIC_KEY]
npm run -s audit -- public-key

Times are ISO 8601, and both are included. verify takes an export, or the JSON of an evidence pack, which is compared with
an export that is given. It fails if a checkpoint file is given and no checkpoint can be compared. Without --key the key is
that of the data folder.`;

class Refused extends Error {}

const flags = {
  project: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  checkpoints: { type: 'string' },
  log: { type: 'string' },
  key: { type: 'string' },
} as const;

type Flag = keyof typeof flags;

interface Command {
  name: string;
  file: string;
  values: Partial<Record<Flag, string>>;
}

function parsed(args: string[]): Command {
  try {
    const { positionals, values, tokens } = parseArgs({
      args,
      options: flags,
      allowPositionals: true,
      tokens: true,
    });
    const [name, file, ...others] = positionals;
    // If a flag is given twice, one value would be ignored.
    const isEachOnce = Object.keys(values).length === tokens.filter(({ kind }) => kind === 'option').length;
    if (name && file && others.length === 0 && isEachOnce) return { name, file, values };
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

async function refuseUnreadable(paths: readonly (string | undefined)[]): Promise<void> {
  for (const path of paths) {
    if (path === undefined) continue;
    const isReadable = await access(path, constants.R_OK).then(
      () => true,
      () => false,
    );
    if (!isReadable || (await stat(path)).isDirectory())
      throw new Refused(`“${path}” is not a file that can be read.`);
  }
}

/** Default: the key of the data folder, which `npm run audit` passes on. */
function publicKeyIn(given = process.env['PROBITY_AUDIT_PUBLIC_KEY']): KeyObject {
  if (given === undefined)
    throw new Refused('Without the data folder --key must be the public key of the deployment.');
  try {
    return verifyingKey(given);
  } catch {
    throw new Refused('--key must be 32 bytes in base64url, as `npm run audit -- public-key` prints them.');
  }
}

/** Without a project the file itself is not valid, and there is nothing to compare with. */
const known = async (checkpoints: string | undefined, key: KeyObject, project: string | null) =>
  checkpoints === undefined || project === null ? [] : requireCheckpoints(checkpoints, key, project);

async function verifyLog(file: string, checkpoints: string | undefined, key: KeyObject) {
  const project = await projectOfExport(linesOf(file));
  const verification = await verifyExport(linesOf(file), key, await known(checkpoints, key, project));
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

async function verifyReport({ file, values: { checkpoints, log } }: Command, key: KeyObject) {
  const pack = await jsonIn(file);
  const ofProject = await known(checkpoints, key, projectOfPack(pack));
  if (log === undefined) return verifyPack(pack, key, ofProject);
  const verification = await verifyLog(log, checkpoints, key);
  if (!verification.valid) return { ...verification, problem: `${log}: ${verification.problem}` };
  return verifyPack(pack, key, ofProject, linesOf(log));
}

async function verify(command: Command): Promise<object> {
  const { file, values } = command;
  const key = publicKeyIn(values.key);
  await refuseUnreadable([file, values.checkpoints, values.log]);
  const isExport = (await projectOfExport(linesOf(file))) !== null;
  if (isExport && values.log !== undefined)
    throw new Refused(`${file} is an export: --log is only for an evidence pack.`);
  const verification = isExport
    ? await verifyLog(file, values.checkpoints, key)
    : await verifyReport(command, key);
  if (!verification.valid) process.exitCode = 1;
  return verification;
}

interface Run {
  run: (command: Command) => Promise<object>;
  flags: readonly Flag[];
}

const commands: Record<string, Run> = {
  export: { run: exportTo, flags: ['project', 'from', 'to'] },
  verify: { run: verify, flags: ['checkpoints', 'log', 'key'] },
};

/** A flag of another command is refused, because it would be ignored. */
function runnerOf({ name, values }: Command): Run['run'] {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || Object.keys(values).some((flag) => !command.flags.some((each) => each === flag)))
    throw new Refused(usage);
  return command.run;
}

selectDatabaseProfile('batch');
try {
  const command = parsed(process.argv.slice(2));
  console.log(JSON.stringify(await runnerOf(command)(command), null, 2));
} catch (error) {
  console.error(error instanceof Refused || error instanceof UnusableCheckpoints ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeDb();
}
