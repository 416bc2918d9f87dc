import { delimiter, resolve } from 'node:path';

export const ownNode = resolve('node_modules/node/bin/node');
const commandFolders = [resolve('node_modules/node/bin'), resolve('node_modules/.bin')];

export function commandEnvironment() {
  return {
    // Node keeps what V8 has compiled: a start of the product spends a fifth of its time on that (docs/adr/0081).
    NODE_COMPILE_CACHE: resolve('.build/compile-cache'),
    ...process.env,
    PATH: [...commandFolders, process.env.PATH].join(delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
}
