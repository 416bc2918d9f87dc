import { existsSync, globSync, statSync } from 'node:fs';
import { runCommand } from '../run-command.ts';
import { generateRouteTable, generateSchemaTable } from './route-table.ts';

const client = 'generated/prisma/client.ts';
const writtenAt = (file: string) => statSync(file).mtimeMs;

function isClientCurrent(): boolean {
  if (!existsSync(client)) return false;
  return globSync(['prisma/schema/*.prisma', 'package-lock.json']).every(
    (source) => writtenAt(source) <= writtenAt(client),
  );
}

/** Generates the tables of routes and schemas, and the Prisma client unless it is newer than the schema. */
export async function generateSources(signal: AbortSignal): Promise<void> {
  generateRouteTable();
  generateSchemaTable();
  if (!isClientCurrent()) await runCommand('prisma', ['generate'], { signal });
}
