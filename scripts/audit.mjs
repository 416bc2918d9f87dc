// npm run audit
import { runOperatorCommand } from './bootstrap/operator-command.mjs';

await runOperatorCommand('scripts/audit/main.ts', process.argv.slice(2));
