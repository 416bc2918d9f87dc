/** Codes that no single request leads to, by the test that shows them: they need time, load or a fault. */
export const shownElsewhere: Readonly<Record<string, string>> = {
  IDEMPOTENCY_IN_PROGRESS: 'tests/contract/idempotency.test.ts',
  INTERNAL_ERROR: 'tests/contract/answers.test.ts',
  METHOD_NOT_ALLOWED: 'tests/contract/front.test.ts',
  PAYLOAD_TOO_LARGE: 'tests/contract/bad-input.test.ts',
  RATE_LIMITED: 'tests/own-process/rate-limit.test.ts',
  REQUEST_TIMEOUT: 'lib/api/incoming-body.test.ts',
  SERVICE_UNAVAILABLE: 'tests/faults/silent-database.test.ts',
  TOKEN_EXPIRED: 'tests/contract/flow-waiting.test.ts',
  invalid_client: 'tests/contract/oauth.test.ts',
  invalid_scope: 'tests/contract/oauth.test.ts',
  server_error: 'lib/api/token-route.test.ts',
  temporarily_unavailable: 'lib/api/token-route.test.ts',
  unsupported_grant_type: 'tests/contract/oauth.test.ts',
};
