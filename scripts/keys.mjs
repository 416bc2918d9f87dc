// npm run keys
import { runOperatorCommand } from './bootstrap/operator-command.mjs';

await runOperatorCommand('scripts/access/main.ts', ['keys', ...process.argv.slice(2)]);
