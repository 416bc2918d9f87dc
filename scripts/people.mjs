// npm run people
import { runOperatorCommand } from './bootstrap/operator-command.mjs';

await runOperatorCommand('scripts/access/main.ts', ['people', ...process.argv.slice(2)]);
