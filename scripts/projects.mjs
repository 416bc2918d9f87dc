// npm run projects
import { runOperatorCommand } from './bootstrap/operator-command.mjs';

await runOperatorCommand('scripts/access/main.ts', ['projects', ...process.argv.slice(2)]);
