import { resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import { AnswerProviderJob, ProviderJob, ProviderJobParams } from './schema';

/** The whole contract, because a vendor may have nothing but this document. */
const description = [
  'Only for vendors of document and biometric checks, whose address and secret the operator configures. Probity posts each job to that address, and the vendor replies at once or answers here.',
  '**The job** is `{job_token, type_code, created_at, expires_at, answer_url, document: {document_type, country}, challenge, images}`. `type_code` is `IDV_DOCUMENT` (with the sides of the document, the front first) or `IDV_BIOMETRIC` (with the front, and the frames of the selfie in order). `country` is the one that the person selected; no name is sent. `challenge` is `{actions, issued_at, expires_at}`, what the person had to do for the frames, and null for a document. Each image is `{purpose, action, taken_at, media_type, sha256, content}`: `content` is the JPEG in base64, `sha256` in hex, `taken_at` when its bytes had arrived, and `action` that of a frame, or null.',
  '**The reply**, within 30 seconds and with any 2xx, is `{"status": "answered", "answer": {…}}`, with the body of this operation as `answer`, or `{"status": "working"}`. The same job may be sent again: reply as before. Answer a job that you work on at its `answer_url` before `expires_at`, and retry until you get a 2xx.',
  '**Signatures** are those of Standard Webhooks, on jobs and on answers: `webhook-id` is the id of the message, of an answer the `job_token`; `webhook-timestamp` is in epoch seconds; `webhook-signature` is `v1,` and the base64 of the HMAC-SHA256 of `id.timestamp.body`, keyed with the bytes that the base64 after `whsec_` in the shared secret stands for.',
  'The worst of `result` and the individual results counts. Probity compares `full_name`, `date_of_birth` and `nationality` with what the person gave, and checks the expiry date itself. Repeating the same answer has no effect. A different answer, and one for a job that is over, is refused with 409: do not send it again. An unknown job, a wrong signature and a time more than 5 minutes off all return the same 401. At most 64 KiB.',
  'A vendor that is down or takes longer is asked again after ¼ s, 1 s, 15 s, 1 min and 4 min; one that works, after 1, 2, 4 … minutes until `expires_at`. Then, and at once after a reply that is not of this form or a 4xx other than 408 and 429, the check fails and people decide.',
].join('\n\n');

export const answerProviderJob = operation({
  id: 'provider_jobs.answer',
  method: 'POST',
  path: '/v1/provider-jobs/{job_token}/answer',
  tag: 'Provider jobs',
  scope: "a provider's signature",
  summary: 'Answer a job as its outside provider',
  description,
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
