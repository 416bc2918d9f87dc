import { auditPublicKey } from '../serve/environment.ts';
import { operatorSettings, runProcess, runWithoutDatabase } from '../start/run-process.ts';

const args = process.argv.slice(2);
const [command] = args;

/** On an auditor's machine without a data folder, the key is an argument. */
function withKey(): string[] {
  const key = auditPublicKey(process.env, operatorSettings());
  return args.includes('--key') || key === undefined ? args : [...args, '--key', key];
}

function printPublicKey(): void {
  const key = auditPublicKey(process.env, operatorSettings());
  if (key !== undefined) return console.log(key);
  console.error('There is no key yet: npm start creates it.');
  process.exitCode = 1;
}

if (command === 'public-key') printPublicKey();
else if (command === 'verify') await runWithoutDatabase('manage-audit', withKey());
else await runProcess('manage-audit', 'seed', args);
process.exit();
