#!/usr/bin/env node
// Replaces the native schema engine that Prisma would download: the same command line and JSON-RPC over standard input
// and output, answered by Prisma's WebAssembly build of that engine. Selected by prisma.config.ts (docs/adr/0011).
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { connectionFields, execute } from './adapter.mjs';
import { loadEngine } from './engine.mjs';

const args = process.argv.slice(2);
const unreachableUrl = 'postgresql://none:none@127.0.0.1:1/none';

/** PostgreSQL and network error codes → Prisma's. @type {Record<string, string>} */
const errorCodes = { '3D000': 'P1003', '28P01': 'P1000', ECONNREFUSED: 'P1001', '42P04': 'P1009' };

/** @param {string} name */
const valuesOf = (name) => args.flatMap((arg, index) => (arg === name ? [String(args[index + 1])] : []));

const datasource = valuesOf('--datasource')[0];
/** @type {string} */
const url = (datasource && JSON.parse(datasource).url) || unreachableUrl;

/** @param {unknown} error */
function describe(error) {
  const { message, code, error_code, meta } = /** @type {Record<string, any>} */ (error ?? {});
  return { message: message || String(error), code: code ?? error_code, meta };
}

/** @param {string} command */
async function runCommand(command) {
  const config = connectionFields(url);
  const server = { ...config, database: 'postgres' };
  const database = `"${String(config.database).replaceAll('"', '""')}"`;
  switch (command) {
    case 'can-connect-to-database':
      return execute(config, 'select 1');
    case 'create-database':
      return execute(server, `create database ${database}`);
    case 'drop-database':
      return execute(server, `drop database ${database}`);
    default:
      throw new Error(`The schema engine has no command ${command}.`);
  }
}

/** @param {unknown} error */
function logFailure(error) {
  const { message, code } = describe(error);
  const fields = { message, is_panic: false, error_code: errorCodes[code] ?? 'P1011' };
  const line = {
    timestamp: new Date().toISOString(),
    level: 'ERROR',
    fields,
    target: 'schema_engine::logger',
  };
  process.stderr.write(`\n${JSON.stringify(line)}\n`);
}

/** @param {object} message */
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

/** @type {Promise<any> | undefined} */
let loading;
function engine() {
  /** @type {[string, string][]} */
  const datamodels = valuesOf('--datamodels').map((file) => [file, readFileSync(file, 'utf8')]);
  return (loading ??= loadEngine(url, datamodels.length > 0 ? datamodels : undefined));
}

/** @param {{ id: number, method: string, params: unknown }} request */
async function answer({ id, method, params }) {
  try {
    const result = await (await engine())[method === 'getDatabaseVersion' ? 'version' : method](params);
    if (method === 'diff' && typeof result?.stdout === 'string') {
      // The native engine prints a diff by a separate message.
      send({ id: `print-${id}`, method: 'print', params: { content: result.stdout.replace(/\n$/, '') } });
      result.stdout = null;
    }
    send({ id, result: result ?? {} });
  } catch (error) {
    const { message, code, meta } = describe(error);
    const known = code ? { error_code: code, meta: meta ?? null } : { backtrace: null };
    const summary = 'An error happened. Check the data field for details.';
    send({ id, error: { code: 4466, message: summary, data: { is_panic: false, message, ...known } } });
  }
}

async function serve() {
  /** @type {Promise<void>[]} */
  const answers = [];
  for await (const line of createInterface({ input: process.stdin })) {
    const request = line.trim() === '' ? undefined : JSON.parse(line);
    if (request?.method) answers.push(answer(request));
  }
  await Promise.all(answers);
}

if (args.includes('--version') || args[0] === '-V') {
  console.log('schema-engine-wasm');
} else if (args.includes('cli')) {
  await runCommand(String(args[args.indexOf('cli') + 1])).catch((error) => {
    logFailure(error);
    process.exitCode = 1;
  });
} else {
  await serve();
}
process.exit();
