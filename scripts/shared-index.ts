import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { indexFromFile } from '@/lib/domain/watchlists/matcher-in-force';
import { env } from '@/lib/platform/env';

/** The index of the lists in force, from the file in the data folder that the web and the worker share. */
export const sharedIndex = indexFromFile(
  join(env.PROBITY_DATA_DIR, 'screening'),
  env.PROBITY_BUILD,
  async (file, versions) => {
    await promisify(execFile)(process.execPath, ['.build/build-index.mjs', file, JSON.stringify(versions)]);
  },
);
