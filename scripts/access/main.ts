import { runProcess } from '../start/run-process.ts';

await runProcess('manage-access', 'seed', process.argv.slice(2));
process.exit();
