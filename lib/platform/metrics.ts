import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';

/** Metrics of this process, for a monitor. Labels come from closed sets: no token, no name, no address. */
export const metrics = new Registry<OpenMetricsContentType>();
metrics.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);

const registers = [metrics];
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The process itself: processor time, memory, event loop. */
export const collectProcessMetrics = (): void => collectDefaultMetrics({ register: metrics });

export const requestSeconds = new Histogram({
  name: 'probity_request_duration_seconds',
  help: 'API requests by operation and status.',
  labelNames: ['operation', 'status'],
  buckets: secondsBuckets,
  registers,
});

export const providerCallSeconds = new Histogram({
  name: 'probity_provider_call_duration_seconds',
  help: 'Calls of providers by outcome: answered, or the reason of the failure.',
  labelNames: ['provider', 'outcome'],
  buckets: secondsBuckets,
  registers,
});

export const flowsStarted = new Counter({
  name: 'probity_flows_started',
  help: 'Flows that this process has stored, by type.',
  labelNames: ['type'],
  registers,
});

export const flowsEnded = new Counter({
  name: 'probity_flows_ended',
  help: 'Flows that this process has ended, by type, status and verdict; failed ones were given up.',
  labelNames: ['type', 'status', 'verdict'],
  registers,
});

export const deliveryAttempts = new Counter({
  name: 'probity_delivery_attempts',
  help: 'Attempts to deliver to a webhook, by the status of the delivery after the attempt.',
  labelNames: ['outcome'],
  registers,
});

export const rateDecisions = new Counter({
  name: 'probity_rate_decisions',
  help: 'Requests admitted and refused by a rate limit, by whether it is that of the caller or of the address.',
  labelNames: ['holder', 'decision'],
  registers,
});

export const functionsGivenUp = new Counter({
  name: 'probity_functions_given_up',
  help: 'Runs of background functions that failed at every attempt.',
  labelNames: ['function'],
  registers,
});

/** Figures of the whole deployment, read from the database on request. */
export const deploymentFigures = new Gauge({
  name: 'probity_deployment',
  help: 'Figures of the whole deployment; docs/operating.md says what each means.',
  labelNames: ['figure', 'of'],
  registers,
});
