import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import type { CheckTypeCode } from '@/lib/domain/words';
import type { Provider, ProviderRequest } from '../provider';
import { verifyAddress } from './address';
import { verifyEmail } from './email';
import { verifyPerson } from './person';
import { verifyPhone } from './phone';

const verifications: Partial<Record<CheckTypeCode, (request: ProviderRequest) => CheckOutcome>> = {
  IDV_DATABASE: ({ subject, ctx }) => verifyPerson(subject, ctx.now()),
  IDV_EMAIL: ({ subject, environment }) => verifyEmail(subject, environment),
  IDV_PHONE: ({ subject, environment }) => verifyPhone(subject, environment),
  IDV_ADDRESS: ({ subject }) => verifyAddress(subject),
};

/** Offline and deterministic: detects data that cannot be true, but cannot confirm plausible data. */
export const identityProvider: Provider = {
  name: 'Probity Identity',
  serves: ['IDV_DATABASE', 'IDV_EMAIL', 'IDV_PHONE', 'IDV_ADDRESS'],
  isInProcess: true,
  async run(request) {
    return { outcomes: request.type_codes.flatMap((code) => verifications[code]?.(request) ?? []) };
  },
};
