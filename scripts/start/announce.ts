import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `first-run.json` of the data folder: what the first start created. Only its owner can read it. */
export interface FirstRun {
  base_url: string;
  environment: string;
  project_hash: string;
  api_key: string;
  second_project: { project_hash: string; api_key: string };
  users: { email: string; password: string; role: string }[];
}

const fileIn = (dataDir: string) => join(dataDir, 'first-run.json');

/** @returns null before the first start, or if the operator has removed it */
export function readFirstRun(dataDir: string): FirstRun | null {
  const file = fileIn(dataDir);
  // Written by the seed in this form.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FirstRun) : null;
}

/** Throws before the first start. */
export function requireFirstRun(dataDir: string): FirstRun {
  const found = readFirstRun(dataDir);
  if (!found) throw new Error(`The seed wrote no ${fileIn(dataDir)}.`);
  return found;
}

const exampleCompany = JSON.stringify({ company_name: 'Harbour Light Trading Ltd', country: 'GB' });

const ready = (baseUrl: string) => ['', `Probity is ready at ${baseUrl}`, ''];
const stopping = ['', 'Ctrl-C stops everything.', ''];

function firstAnnouncement(baseUrl: string, firstRun: FirstRun, dataDir: string): string[] {
  const width = Math.max(...firstRun.users.map(({ email }) => email.length));
  const signIns = firstRun.users.map(({ role, email, password }) => {
    return `  ${role.padEnd(9)} ${email.padEnd(width)}  ${password}`;
  });
  return [
    ...ready(baseUrl),
    'Sign in as',
    ...signIns,
    '',
    'Screen a first company',
    `  curl ${baseUrl}/api/gateway/execute/${firstRun.project_hash}/api \\`,
    `    -H 'X-API-KEY: ${firstRun.api_key}' -H 'Content-Type: application/json' \\`,
    `    -d '${exampleCompany}'`,
    '',
    'Passwords and key are shown this once. They are kept in',
    `  ${fileIn(dataDir)}`,
    ...stopping,
  ];
}

function laterAnnouncement(baseUrl: string, dataDir: string): string[] {
  const file = fileIn(dataDir);
  const kept = existsSync(file) ? [`Sign-ins and API key are in ${file}`] : [];
  return [...ready(baseUrl), ...kept, ...stopping];
}

/** Secrets are only printed at the first start, because terminals and log collectors keep their output. */
export function announcement(baseUrl: string, dataDir: string, before: FirstRun | null): string {
  const firstRun = readFirstRun(dataDir);
  const isFirst = firstRun !== null && firstRun.api_key !== before?.api_key;
  const lines = isFirst ? firstAnnouncement(baseUrl, firstRun, dataDir) : laterAnnouncement(baseUrl, dataDir);
  return lines.join('\n');
}
