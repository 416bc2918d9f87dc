// npm run import
import { withAbsolutePaths } from './bootstrap/import-arguments.mjs';
import { runOperatorCommand } from './bootstrap/operator-command.mjs';

// Paths are relative to the caller's folder, which the command leaves.
await runOperatorCommand('scripts/import/main.ts', withAbsolutePaths(process.argv.slice(2)));
