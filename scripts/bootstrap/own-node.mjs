import { delimiter, resolve } from 'node:path';

export const ownNode = resolve('node_modules/node/bin/node');
const commandFolders = [resolve('node_modules/node/bin'), resolve('node_modules/.bin')];

export function commandEnvironment() {
  return {
    ...process.env,
    PATH: [...commandFolders, process.env.PATH].join(delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
}
