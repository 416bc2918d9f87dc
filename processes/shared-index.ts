import { join } from 'node:path';
import { indexFromFile } from '@/lib/domain/watchlists/matcher-in-force';
import { env } from '@/lib/platform/settings/env';
import { log } from '@/lib/platform/errors/log';
import { runToEnd, ScriptFailed } from '@/lib/platform/work/child-process';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';

async function build(file: string, versions: unknown): Promise<void> {
  try {
    await runToEnd('.build/build-index.mjs', [file, JSON.stringify(versions)]);
  } catch (error) {
    if (error instanceof ScriptFailed) log.error({ report: error.report }, 'the index was not built');
    throw error;
  }
}

export const sharedIndex = indexFromFile(join(env.PROBITY_DATA_DIR, 'screening'), env.PROBITY_BUILD, build);

export const reportRefreshError = (error: unknown) =>
  log.error({ error: describeWithoutMessage(error) }, 'the watchlist index was not refreshed');
