// npm run pictures
import { runOperatorCommand } from './bootstrap/operator-command.mjs';

await runOperatorCommand('scripts/pictures/main.ts', process.argv.slice(2));
