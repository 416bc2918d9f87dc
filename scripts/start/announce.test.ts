import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announcement, type FirstRun, readFirstRun } from './announce';

const firstRun: FirstRun = {
  base_url: 'http://localhost:3000',
  environment: 'staging',
  project_hash: 'hash',
  api_key: 'pk_staging_first',
  second_project: { project_hash: 'second', api_key: 'pk_staging_second' },
  users: [{ email: 'analyst@probity.example', password: 'a password', role: 'analyst' }],
};

let dataDir: string;
let file: string;

const announce = (before: FirstRun | null) => announcement('http://localhost:3000', dataDir, before);

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'probity-announce-'));
  file = join(dataDir, 'first-run.json');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('npm start · announcement', () => {
  it('prints the sign-ins and the key after the first start has created them', () => {
    const before = readFirstRun(dataDir);
    writeFileSync(file, JSON.stringify(firstRun));
    const printed = announce(before);
    for (const text of ['analyst@probity.example', 'a password', 'X-API-KEY: pk_staging_first', file]) {
      expect(printed).toContain(text);
    }
  });

  it('names the file on later starts, and prints no secret', () => {
    writeFileSync(file, JSON.stringify(firstRun));
    const printed = announce(readFirstRun(dataDir));
    expect(printed).toContain('Probity is ready at http://localhost:3000');
    expect(printed).toContain(file);
    expect(printed).not.toMatch(/a password|pk_staging/);
  });

  it('does not name a file that the operator has removed', () => {
    const printed = announce(null);
    expect(printed).toContain('Ctrl-C stops everything.');
    expect(printed).not.toContain(file);
  });
});
