import { auditPublicKey } from '../serve/environment.ts';
import { operatorSettings, runProcess, runWithoutDatabase } from '../start/run-process.ts';

const args = process.argv.slice(2);
const [command] = args;

/**
 * The public key of the data folder; undefined on an auditor's machine, which has no such folder. `--key` takes
 * precedence.
 */
const localKey = () => ({ PROBITY_AUDIT_PUBLIC_KEY: auditPublicKey(process.env, operatorSettings()) });

function printPublicKey(): void {
  const key = auditPublicKey(process.env, operatorSettings());
  if (key !== undefined) return console.log(key);
  console.error('There is no key yet: npm start creates it.');
  process.exitCode = 1;
}

if (command === 'public-key') printPublicKey();
else if (command === 'verify') await runWithoutDatabase('manage-audit', args, localKey());
else await runProcess('manage-audit', 'seed', args);
process.exit();
