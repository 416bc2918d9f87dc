// npm run pictures, second half: the packages are installed. `-- -g alert` only makes pictures with such
// names.
import { execa } from 'execa';
import { commandEnvironment } from '../bootstrap/own-node.mjs';
import { stepsSince } from '../bootstrap/steps.mjs';
import { stopRequested } from '../bootstrap/stopping.mjs';
import { ensureBuilt } from '../build/build.ts';

const signal = stopRequested();
await ensureBuilt(stepsSince(Number(process.env.PROBITY_STARTED_AT)), signal);
const { exitCode } = await execa('playwright', ['test', '--project=pictures', ...process.argv.slice(2)], {
  env: commandEnvironment(),
  stdio: 'inherit',
  reject: false,
  cancelSignal: signal,
  // It has servers to stop first.
  forceKillAfterDelay: false,
});
process.exit(exitCode ?? 1);
