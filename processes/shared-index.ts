import { join } from 'node:path';
import { indexFromFile } from '@/lib/domain/watchlists/matcher-in-force';
import { env } from '@/lib/platform/env';
import { runToEnd } from './child-process';

export const sharedIndex = indexFromFile(
  join(env.PROBITY_DATA_DIR, 'screening'),
  env.PROBITY_BUILD,
  (file, versions) => runToEnd('.build/build-index.mjs', [file, JSON.stringify(versions)]),
);
