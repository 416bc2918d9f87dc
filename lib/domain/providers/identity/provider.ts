import type { CheckTypeCode } from '@/lib/domain/words';
import { verifyAddress } from './address';
import { verifyEmail, verifyPhone } from './contact';
import { verifyPerson } from './person';
import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import type { Provider, ProviderRequest } from '../provider';

const verifications: Partial<Record<CheckTypeCode, (request: ProviderRequest, today: Date) => CheckOutcome>> =
  {
    IDV_DATABASE: ({ subject }, today) => verifyPerson(subject, today),
    IDV_EMAIL: ({ subject, environment }) => verifyEmail(subject, environment),
    IDV_PHONE: ({ subject, environment }) => verifyPhone(subject, environment),
    IDV_ADDRESS: ({ subject }) => verifyAddress(subject),
  };

/**
 * The built-in identity checks: offline and deterministic. They tell what cannot be true from what can; whether it
 * is true is for documents and outside sources.
 */
export function identityProvider(now: () => Date = () => new Date()): Provider {
  return {
    name: 'Probity Identity',
    serves: ['IDV_DATABASE', 'IDV_EMAIL', 'IDV_PHONE', 'IDV_ADDRESS'],
    async run(request) {
      const today = now();
      return { outcomes: request.type_codes.flatMap((code) => verifications[code]?.(request, today) ?? []) };
    },
  };
}
