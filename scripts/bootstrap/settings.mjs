import { existsSync } from 'node:fs';

// Reports wrong settings before the install. lib/platform/settings/env.ts checks all of them again afterwards.

/** @param {string[]} allowed */
const oneOf =
  (...allowed) =>
  (/** @type {string} */ value) =>
    allowed.includes(value);

/** @type {[name: string, rule: string, isValid: (value: string) => boolean, partsOf?: (value: string) => string[]][]} */
const rules = [
  [
    'PORT',
    'a whole number from 1 to 65535',
    (value) => /^\d{1,5}$/.test(value) && +value >= 1 && +value <= 65_535,
  ],
  ['PROBITY_ENVIRONMENT', 'staging or production', oneOf('staging', 'production')],
  ['PROBITY_EMPTY', '1, 0, true or false', oneOf('1', '0', 'true', 'false')],
  ['PROBITY_ALLOW_LOOPBACK_WEBHOOKS', '1, 0, true or false', oneOf('1', '0', 'true', 'false')],
  [
    'PROBITY_RATE_PLAN',
    'starter, professional, enterprise or unlimited',
    oneOf('starter', 'professional', 'enterprise', 'unlimited'),
  ],
  [
    'PROBITY_WATCHLIST_FILES',
    'files or folders that exist',
    existsSync,
    (value) =>
      value
        .split(',')
        .map((path) => path.trim())
        .filter((path) => path !== ''),
  ],
];

/**
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]} a sentence for each wrong setting, of a list of files for each wrong file
 */
export function problemsWith(environment) {
  return rules.flatMap(([name, rule, isValid, partsOf = (value) => [value]]) => {
    const value = environment[name];
    const wrong = value ? partsOf(value).filter((part) => !isValid(part)) : [];
    return wrong.map((part) => `${name} must be ${rule}, not ${JSON.stringify(part)}`);
  });
}
