import * as accessEvents from '@/lib/domain/access/events';
import * as alertEvents from '@/lib/domain/alerts/events';
import * as brandingEvents from '@/lib/domain/branding/events';
import * as caseEvents from '@/lib/domain/cases/events';
import * as caseworkEvents from '@/lib/domain/casework/events';
import * as commentEvents from '@/lib/domain/comments/events';
import * as checkEvents from '@/lib/domain/checks/events';
import * as documentEvents from '@/lib/domain/documents/events';
import * as entityEvents from '@/lib/domain/entities/events';
import * as importEvents from '@/lib/domain/imports/events';
import type { EventDeclaration } from '@/lib/domain/event';
import * as laterEvents from './events';
import * as flowEvents from '@/lib/domain/flows/events';
import * as journeyEvents from '@/lib/domain/journeys/events';
import * as policyEvents from '@/lib/domain/policies/events';
import * as riskEvents from '@/lib/domain/risk/events';
import * as watchlistEvents from '@/lib/domain/watchlists/events';

const byName = (a: EventDeclaration, b: EventDeclaration) => (a.name < b.name ? -1 : 1);

/**
 * All events, as declared in their folders (API §8.1, §8.5). Sorted, because the order of a module's exports
 * depends on the bundler.
 */
export const eventCatalogue = [
  ...Object.values(caseEvents),
  ...Object.values(commentEvents),
  ...Object.values(alertEvents),
  ...Object.values(caseworkEvents),
  ...Object.values(checkEvents),
  ...Object.values(documentEvents),
  ...Object.values(journeyEvents),
  ...Object.values(riskEvents),
  ...Object.values(entityEvents),
  ...Object.values(importEvents),
  ...Object.values(watchlistEvents),
  ...Object.values(policyEvents),
  ...Object.values(accessEvents),
  ...Object.values(brandingEvents),
  ...Object.values(flowEvents),
  ...Object.values(laterEvents),
].sort(byName);

type CataloguedEvent = (typeof eventCatalogue)[number];
type AuditedEvent = Extract<CataloguedEvent, { to: readonly ['audit', ...string[]] }>;

const isAudited = (event: CataloguedEvent): event is AuditedEvent => event.to[0] === 'audit';

export const auditedEventNames = eventCatalogue.filter(isAudited).map(({ name }) => name);

const published = (eventCatalogue satisfies readonly EventDeclaration[]).filter(({ to }) =>
  to.some((recipient: string) => recipient === 'webhooks'),
);

/** The events that a webhook can subscribe to. */
export const publishedEventNames: readonly string[] = [
  ...new Set<string>(published.map(({ name }) => name)),
].sort();
