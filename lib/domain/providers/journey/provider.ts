import type { Provider } from '../provider';

/** Documents and biometrics come from the person, in the hosted journey: until then their checks wait. */
export const journeyProvider: Provider = {
  name: 'Probity Journey',
  serves: ['IDV_DOCUMENT', 'IDV_BIOMETRIC'],
  run: async ({ type_codes }) => ({ outcomes: [], waiting: type_codes }),
};
