import type { Provider } from '../provider';

/** Documents and biometrics are collected in the hosted journey; until the person hands them in, the checks wait. */
export const journeyProvider: Provider = {
  name: 'Probity Journey',
  serves: ['IDV_DOCUMENT', 'IDV_BIOMETRIC'],
  run: async ({ type_codes }) => ({ outcomes: [], waiting: type_codes }),
};
