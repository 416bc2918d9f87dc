import type { Tag } from '@/lib/domain/operation';

/** What holds for every operation, to whoever has the document alone (API §1 to §3, §8 to §10). */
export const guide = `Flows verify a company or a person, or screen a name. Case management holds their cases, alerts, checks and risk assessments.

## Before the first request
Send the project's key as \`X-API-KEY\`, or an access token of \`POST /oauth/token\` as \`Authorization: Bearer\`. Staging and production are separate deployments, each with its own address and keys. Flow endpoints also name the project, by its hash, in their path.

## People
People sign in to the console with e-mail and password and get a session cookie, which lasts 12 hours and ends when they sign out or are disabled. The console calls these operations with it, from its own origin alone. There is no operation to sign in: integrations use keys and OAuth clients. An \`auditor\` reads; an \`analyst\` also works on cases, alerts, checks and risk; a \`reviewer\` also approves risk, and resolves what is escalated or needs a second person; an \`admin\` may do everything. Operations that need the session of a person or of an admin take no key. Wrong passwords are limited for an account and an address: 429 with \`Retry-After\`.

## Four eyes
Applied to signed-in people, and to machine credentials where the policy \`four_eyes\` of the project says so (\`binds_machines\`). Who is refused gets 403 \`FORBIDDEN\` with one of two details.

| Refused | Detail | Instead |
| --- | --- | --- |
| clearing a Critical alert or a Sanctions Hit (as a false positive, with \`Approve\` or \`Approve with Conditions\`), or resolving an Escalated alert, without being a reviewer | \`reviewer_required\` | \`escalate\` with \`proposed_resolution\`; a reviewer confirms it with \`resolve\` and an empty body |
| confirming a resolution that one proposed oneself | \`second_person_required\` | another reviewer |
| returning an Escalated case, or a comment of type \`Decision\`, without being a reviewer | \`reviewer_required\` | a reviewer |
| approving a risk assessment that one overrode, and overriding one that one approved | \`second_person_required\` | another reviewer |
| publishing a policy of whose draft one is the last author | \`second_person_required\` | another admin |

## Requests and answers
Bodies are JSON in UTF-8 with \`snake_case\` names, at most 1 MiB. Unknown fields and unknown query parameters are refused. Timestamps are ISO 8601 with an offset, dates \`YYYY-MM-DD\`, countries ISO 3166-1 alpha-2 in upper case. A token is a prefix and an id: \`alt_01k…\`. \`PATCH\` changes the fields that are given.

An answer is \`{ "data", "meta" }\`; flow endpoints answer the result itself. Answers may gain fields and values: ignore what you do not know. Send \`X-Request-Id\` to find a request again.

## Errors
\`{ "error": { "code", "message", "request_id", "details" } }\`. Act on \`code\`. \`details\` has one entry for each field that is wrong. 401 is flat: \`{ "error": "UNAUTHORIZED", "message", "request_id" }\`. What belongs to another project is answered like what does not exist: 404 \`NOT_FOUND\`. Repeat 429, 503 and 409 \`IDEMPOTENCY_IN_PROGRESS\` after \`Retry-After\` seconds; repeat no other 4xx.

## Idempotency
Send an \`Idempotency-Key\` with every change, and the same one when you repeat it. For 24 hours the same key on the same method and path returns the first answer, with \`Idempotency-Replayed: true\`, and changes nothing. With another query or body it is refused: 422 \`IDEMPOTENCY_KEY_REUSED\`, 400 on flow endpoints. Answers 400, 401, 403, 429 and 5xx are not kept. A flow is found again by its \`external_reference\` as well, without a time limit.

## Lists
\`meta.page.cursor\` of a page is the \`cursor\` of the next, with the same filters and sort; it is null on the last page. \`meta.total\` counts all that match; with \`q\`, at most 10,000, and \`meta.total_is_minimum\` says that there are more; the counts of \`…/counts\` likewise. A cursor of another list, sort or filter is refused with 400.

## Rate limits
Each key has a rate per minute and a burst: 60 and 10, 300 and 50, or 1,000 and 200 by plan. \`X-RateLimit-Limit\`, \`-Remaining\` and \`-Reset\` (epoch seconds) are in every answer. Beyond it: 429 with \`Retry-After\`.

## Flows: wait or come back
\`…/api\` waits until all checks have ended: 200 with the whole result, or after \`X-SYNC-TIMEOUT\` milliseconds (30,000 unless you say otherwise, at most 120,000) 202 with what is known. \`…/init\` answers with tokens at once. In both cases the checks go on: fetch the result with the pull token, or wait for \`verification.completed\` or \`screening.completed\`. The pull answers 204 with \`Retry-After\` before the first check has ended, and 404 \`TOKEN_EXPIRED\` 30 days after the result.

## Sandbox
In staging the last name or the company name steers the checks. Production refuses these names with \`VALIDATION_ERROR\`.

| Name | Effect |
| --- | --- |
| \`SANCTION\`, \`PEP\`, \`MEDIA\`, \`WATCHLIST\` | a match of that category |
| \`DOBMISMATCH\`, \`NAMEMISMATCH\` | the identity check, and for a name also the registry check, refers |
| \`REFER\` | every check refers, without a match |
| \`FAIL\` | identity and registry checks fail |
| \`SLOW\` | every provider takes 10 seconds |
| \`FLAKY\`, \`DOWN\` | providers fail twice and then pass, or fail for ever |
| \`DOCS\` | checks wait for a document; a flow that waits answers 202 at once |

For the hosted journey \`GET /v1/sample-images/{sample_image}\` draws passports that pass, have expired, are of somebody else or were tampered with.

## Webhooks
An event is a \`POST\` of \`{ "event_id", "event_type", "created_at", "project_hash", "api_version", "data" }\`. Answer any 2xx; anything else is a failure, and repeats carry the same bytes and the same \`event_id\`. To verify: compute the HMAC-SHA256 of the raw body, keyed with the whole \`whsec_…\` secret, write it in lower-case hex after \`sha256=\`, and compare it with \`X-Service-Signature\` in constant time. The headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\` are those of Standard Webhooks, with the same secret; for 24 hours after a rotation they are signed with the old one too.`;

export const tagDescriptions: Record<Tag | 'Webhook events', string> = {
  Alerts: 'What a person has to decide: matches and mismatches, with their evidence.',
  Analytics: 'Counts and averages, computed when they are asked for.',
  'Audit logs': 'Who did what and when. Append-only, each record with the hash of the one before.',
  Branding: 'How a project looks to its customers.',
  Cases: 'What belongs together: persons and companies, alerts, checks, risk, comments and a decision.',
  Checks: 'Single questions to a provider, and their answers.',
  Documents: 'Images that people sent, kept for as long as the policy says.',
  Entities: 'Persons and companies, and who owns whom.',
  Events: 'What happens in the project, as it happens.',
  Flows: 'Verifications of a company or a person, and screenings of a name.',
  Notifications: 'What the signed-in person was told.',
  OAuth: 'Clients that call the API with scopes of their own, and their access tokens.',
  People: 'Who signs in to the console.',
  Policies: 'What decisions follow. Drafted by one person, published by another.',
  'Provider jobs': 'What outside providers for documents and faces are asked, for those providers alone.',
  'Risk assessments': 'How much risk a case is, from what, and who approved it.',
  Sample: 'The invented people and cases of a sandbox.',
  Watchlists: 'Lists that names are screened against: the public ones and the project’s own.',
  'Webhook events': 'What is sent to webhooks.',
  Webhooks: 'Addresses that events are sent to, and what became of each delivery.',
};
