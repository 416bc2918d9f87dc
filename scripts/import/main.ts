import { runProcess } from '../start/run-process.ts';

await runProcess('import-data', 'import', process.argv.slice(2));
process.exit();
