import { resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import { AnswerProviderJob, ProviderJob, ProviderJobParams } from './schema';

export const answerProviderJob = operation({
  id: 'provider_jobs.answer',
  method: 'POST',
  path: '/v1/provider-jobs/{job_token}/answer',
  tag: 'Provider jobs',
  scope: "a provider's signature",
  summary: 'Answer a job as its outside provider',
  description:
    'Only for vendors of document and biometric checks; see `docs/guides/outside-providers.md` for the complete contract. The headers `webhook-id` (the job), `webhook-timestamp` and `webhook-signature` are those of Standard Webhooks, signed with the shared secret. Repeating the same answer has no effect; a different answer is refused with 409. An unknown job, a wrong signature and a time more than 5 minutes off all return the same 401. At most 64 KiB.',
  params: ProviderJobParams,
  body: AnswerProviderJob,
  answer: resource(ProviderJob),
  errors: ['INVALID_STATE'],
  example: {
    result: 'Pass',
    reasons: [],
    document: {
      document_type: 'passport',
      document_country: 'GB',
      tamper_result: 'Pass',
      extracted_data: {
        full_name: 'Priya Raman',
        date_of_birth: '1993-03-08',
        expiration_date: '2031-05-01',
        gender: 'female',
        document_number: '123456789',
        nationality: 'GB',
      },
    },
  },
});
