import type { Provider } from '../provider';

/** The checks wait until the person hands documents in through the hosted journey. */
export const journeyProvider: Provider = {
  name: 'Probity Journey',
  serves: ['IDV_DOCUMENT', 'IDV_BIOMETRIC'],
  run: async ({ type_codes }) => ({ outcomes: [], waiting: type_codes }),
};
