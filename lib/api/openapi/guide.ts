import type { Tag } from '@/lib/domain/operation';

/** Rules for all operations, for readers of the OpenAPI document (API §1 to §3, §8 to §10). */
export const guide = `Flows verify a company or a person, or screen a name. Case management covers the resulting cases, alerts, checks and risk assessments.

## Before the first request
Send the project's key as \`X-API-KEY\` (\`pk_staging_…\` or \`pk_production_…\`; a project has one, with every scope), or an access token of \`POST /oauth/token\` as \`Authorization: Bearer\`. Staging and production are separate deployments, each with its own address and keys. Production serves https only: plain http is refused with 403. Flow endpoints also name the project, by its hash, in their path. The operator of the deployment rotates a key (\`npm run keys -- rotate\`): the new key is shown once, and the old one is refused from then on with 401. There is no operation for it.

## People
People sign in to the console with email and password and get a session cookie, which lasts 12 hours and ends when they sign out or are disabled. The console uses it to call these operations, only from its own origin. There is no sign-in operation: integrations use keys and OAuth clients. An \`auditor\` can read; an \`analyst\` can also work on cases, alerts, checks and risk; a \`reviewer\` can also approve risk and resolve alerts that are escalated or need a second person; an \`admin\` can do everything. Operations that need the session of a person or an admin do not accept keys. Wrong passwords are limited per account and per IP address: 429 with \`Retry-After\`.

## Four eyes
Some decisions need a second person. The rules apply to signed-in people, and to machine credentials if the policy \`four_eyes\` of the project has \`binds_machines\`. A refusal is 403 \`FORBIDDEN\` with one of two detail codes.

| Refused | Detail code | Who can do it |
| --- | --- | --- |
| clearing a Critical alert or a Sanctions Hit (as a false positive, with \`Approve\` or \`Approve with Conditions\`), or resolving an Escalated alert, as an analyst | \`reviewer_required\` | a reviewer: \`escalate\` with \`proposed_resolution\`, which the reviewer confirms with \`resolve\` and an empty body |
| confirming your own proposed resolution | \`second_person_required\` | another reviewer |
| returning an Escalated case, or writing a comment of type \`Decision\`, as an analyst | \`reviewer_required\` | a reviewer |
| approving a risk assessment that you overrode, or overriding one that you approved | \`second_person_required\` | another reviewer |
| publishing a policy draft that you were the last to change | \`second_person_required\` | another admin |

## Requests and responses
Bodies are JSON in UTF-8 with \`snake_case\` names, at most 1 MiB. Unknown fields and query parameters are refused. Timestamps are ISO 8601 with an offset, dates are \`YYYY-MM-DD\`, and countries are ISO 3166-1 alpha-2 in upper case. A token is a prefix and an id: \`alt_01k…\`. \`PATCH\` only changes the given fields.

A response is \`{ "data", "meta" }\`; flow endpoints return the result itself. Responses may gain fields and values: ignore those that you do not know. Send \`X-Request-Id\` to set the id of a request.

## Errors
\`{ "error": { "code", "message", "request_id", "details" } }\`. Base your handling on \`code\`. \`details\` has one entry for each invalid field, or for each invalid query parameter, at most 100. A method that a path does not have is refused: 405 \`METHOD_NOT_ALLOWED\` with \`Allow\`. A 401 is flat: \`{ "error": "UNAUTHORIZED", "message", "request_id" }\`. A resource of another project is 404 \`NOT_FOUND\`, as if it did not exist. Retry 429, 503 and 409 \`IDEMPOTENCY_IN_PROGRESS\` after \`Retry-After\` seconds; do not retry any other 4xx.

## Idempotency
Send an \`Idempotency-Key\` with every change, and the same key when you retry it. For 24 hours the same key from the same caller, on the same project, method and path, returns the first response, also an error, with \`Idempotency-Replayed: true\`, and changes nothing. A caller is an OAuth client, a signed-in person, or the project's API key with its successors, so that a request can be retried after a rotation. While the first request is running: 409 \`IDEMPOTENCY_IN_PROGRESS\` with \`Retry-After\`; flow endpoints wait for its response instead. With a different query or body it is refused: 422 \`IDEMPOTENCY_KEY_REUSED\`, or 400 on flow endpoints. Responses with 400, 401, 403, 429 and 5xx are not stored. A flow is also recognised by its \`external_reference\`, without a time limit.

## Lists
Send \`meta.page.cursor\` as \`cursor\`, with the same filters and sort, to get the next page; it is null on the last page. \`meta.total\` is the number of matching items. It counts at most 1,000 with \`q\`, and at most 10,000 with filters whose items are counted one by one; \`meta.total_is_minimum\` tells whether there are more. \`…/counts\` are exact, except with \`q\`. A cursor from another project, list, sort or filter is refused with 400.

## Rate limits
Each key has a rate per minute and a burst: 60 and 10, 300 and 50, or 1,000 and 200, depending on the plan. Every response has \`X-RateLimit-Limit\`, \`-Remaining\` and \`-Reset\` (epoch seconds). Above the limit: 429 with \`Retry-After\`.

## Flows: wait or fetch later
\`…/api\` waits until all checks have ended and returns 200 with the complete result, or 202 with a partial result after \`X-SYNC-TIMEOUT\` milliseconds (default 30,000, at most 120,000). \`…/init\` returns tokens immediately. In both cases the checks continue: fetch the result with the pull token, or wait for \`verification.completed\` or \`screening.completed\`. The pull endpoint returns 204 with \`Retry-After\` before the first check has ended, and 404 \`TOKEN_EXPIRED\` 30 days after the result.

## Sandbox
In staging, certain last names and company names determine the results of checks. Production refuses these names with \`VALIDATION_ERROR\`.

| Name | Effect |
| --- | --- |
| \`SANCTION\`, \`PEP\`, \`MEDIA\`, \`WATCHLIST\` | a match of that category |
| \`DOBMISMATCH\`, \`NAMEMISMATCH\` | the identity check refers; for a name the registry check refers too |
| \`REFER\` | every check refers, without a match |
| \`FAIL\` | every check except screening fails |
| \`SLOW\` | every provider takes 10 seconds |
| \`FLAKY\`, \`DOWN\` | providers fail twice and then pass, or always fail |
| \`DOCS\` | checks wait for a document; a sync flow returns 202 immediately |

For the hosted journey, \`GET /v1/sample-images/{sample_image}\` returns images of passports that pass, have expired, belong to somebody else or were tampered with.

## Webhooks
An event is a \`POST\` of \`{ "event_id", "event_type", "created_at", "project_hash", "api_version", "data" }\`. Respond with any 2xx; anything else is a failure, and retries have the same bytes and the same \`event_id\`. To verify: compute the HMAC-SHA256 of the raw body, keyed with the whole \`whsec_…\` secret, write it in lower-case hex after \`sha256=\`, and compare it with \`X-Service-Signature\` in constant time. The headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\` are those of Standard Webhooks, with the same secret; for 24 hours after a rotation they are signed with the old one too.

A delivery succeeds with any 2xx within 15 seconds; redirects are not followed. Attempts are made at once, then 1 minute, 5 minutes, 30 minutes and 1 hour after the start of the previous attempt, then hourly up to the 168th, about 7 days after the first; then the delivery is \`undeliverable\`. After 7 days of nothing but failures the webhook is \`undeliverable\` too: new events create no deliveries for it, and those that are pending wait. Set its status to \`active\` when the receiver works again.

## Without authentication
| Path | Response |
| --- | --- |
| \`GET /.well-known/oauth-authorization-server\` | the OAuth metadata of RFC 8414: \`issuer\`, \`token_endpoint\`, \`token_endpoint_auth_methods_supported\`, \`grant_types_supported\`, \`response_types_supported\`, \`scopes_supported\` |
| \`GET /api/health/live\` | 200 \`{ "status": "live" }\` while the process responds; checks nothing behind it |
| \`GET /api/health/ready\` | 200 \`{ "status": "ready", "parts" }\` when \`database\`, \`migrations\` and \`watchlists\` are each \`ok\`; otherwise 503 \`{ "status": "not ready", "parts" }\` with \`Retry-After\`. A part is then \`out of reach\`, \`pending\` or \`not loaded\` |
| \`GET /openapi.json\`, \`GET /docs\` | this document, and it as a page |

These paths are not enveloped. They are limited per IP address like other requests without credentials.`;

export const tagDescriptions: Record<Tag | 'Webhook events', string> = {
  Alerts: 'Matches and mismatches that a person has to decide, with their evidence.',
  Analytics: 'Counts and averages, computed on request.',
  'Audit logs': 'Who did what and when. Append-only: each record contains the hash of the previous one.',
  Branding: 'Name, logo and colour that a project’s customers see.',
  Cases: 'People and companies with their alerts, checks, risk, comments and the decision.',
  Checks: 'Individual checks by a provider, with their results.',
  Documents: 'Images that people sent, kept for as long as the policy says.',
  Entities: 'People and companies, and their ownership.',
  Events: 'Events of the project, in real time.',
  Flows: 'Verifications of a company or a person, and screenings of a name.',
  Notifications: 'Notifications of the signed-in person.',
  OAuth: 'Clients that call the API with their own scopes, and their access tokens.',
  People: 'People who sign in to the console.',
  Policies: 'Rules for decisions. Drafted by one person and published by another.',
  'Provider jobs': 'Jobs for outside providers of document and face checks. Only for those providers.',
  'Risk assessments': 'The risk of a case, how it was calculated, and who approved it.',
  Sample: 'Fictitious people and cases of a sandbox.',
  Watchlists: 'Lists that names are screened against: the public ones and the project’s own.',
  'Webhook events': 'Events sent to webhooks.',
  Webhooks: 'URLs that events are sent to, with the status of each delivery.',
};
