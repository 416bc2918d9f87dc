import { z } from 'zod';
import { event } from '@/lib/domain/event';
import { FlowResult } from './result-schema';

const target = 'flow';
/** The outbox stores no secrets: tokens are derived from the flow on delivery. */
const ResultWithoutTokens = FlowResult.extend({ tokens: z.null() });

export const verificationCompleted = event({
  name: 'verification.completed',
  target,
  to: ['webhooks'],
  data: ResultWithoutTokens,
  delivers: FlowResult,
});
/** A verdict that changed after the flow ended. */
export const verificationUpdated = event({
  name: 'verification.updated',
  target,
  to: ['webhooks'],
  data: ResultWithoutTokens,
});
export const screeningCompleted = event({
  name: 'screening.completed',
  target,
  to: ['webhooks'],
  data: ResultWithoutTokens,
  delivers: FlowResult,
});
/** The person has not continued the hosted journey for as long as the policy allows. */
export const journeyAbandoned = event({
  name: 'journey.abandoned',
  target,
  to: ['webhooks'],
  data: ResultWithoutTokens,
});
/** The start token expired before the person was done. */
export const journeyExpired = event({
  name: 'journey.expired',
  target,
  to: ['webhooks'],
  data: ResultWithoutTokens,
});
export const flowRequested = event({
  name: 'flow.requested',
  target,
  to: ['worker'],
  data: z.object({ flow_token: z.string() }),
});
/** A flow ended with an assessed case that may be closed straight through. */
export const flowConcluded = event({
  name: 'flow.concluded',
  target,
  to: ['worker'],
  data: z.object({ flow_token: z.string(), case_token: z.string() }),
});
