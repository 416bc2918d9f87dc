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

/** @returns null when the operator has removed it */
export function readFirstRun(dataDir: string): FirstRun | null {
  const file = join(dataDir, 'first-run.json');
  // Written by the seed in this form.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FirstRun) : null;
}

const exampleCompany = JSON.stringify({ company_name: 'Harbour Light Trading Ltd', country: 'GB' });

export function announcement(baseUrl: string, firstRun: FirstRun | null): string {
  if (!firstRun) return `\nProbity is ready at ${baseUrl}\n`;
  const width = Math.max(...firstRun.users.map(({ email }) => email.length));
  const signIns = firstRun.users.map(({ role, email, password }) => {
    return `  ${role.padEnd(9)} ${email.padEnd(width)}  ${password}`;
  });
  return [
    '',
    `Probity is ready at ${baseUrl}`,
    '',
    'Sign in as',
    ...signIns,
    '',
    'Screen a first company',
    `  curl ${baseUrl}/api/gateway/execute/${firstRun.project_hash}/api \\`,
    `    -H 'X-API-KEY: ${firstRun.api_key}' -H 'Content-Type: application/json' \\`,
    `    -d '${exampleCompany}'`,
    '',
    'Ctrl-C stops everything.',
    '',
  ].join('\n');
}
