import { existsSync } from 'node:fs';

// What can be said of the settings before anything is installed. lib/platform/env.ts has the last word, right after.

/** @param {string[]} allowed */
const oneOf =
  (...allowed) =>
  (/** @type {string} */ value) =>
    allowed.includes(value);

/** @type {[name: string, rule: string, isRight: (value: string) => boolean][]} */
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
    (value) => value.split(',').every((path) => path.trim() === '' || existsSync(path.trim())),
  ],
];

/**
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]} what is wrong, a sentence for each setting
 */
export function problemsWith(environment) {
  return rules.flatMap(([name, rule, isRight]) => {
    const value = environment[name];
    return !value || isRight(value) ? [] : [`${name} must be ${rule}, not ${JSON.stringify(value)}`];
  });
}
