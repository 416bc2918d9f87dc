import { administrationFields } from './fields/administration';
import { caseworkFields } from './fields/casework';
import { parameterFields } from './fields/parameters';
import { policyFields } from './fields/policies';
import { providerFields } from './fields/providers';
import { reportFields } from './fields/reports';
import { sharedFields } from './fields/shared';
import { verificationFields } from './fields/verification';

export const fieldWords: Readonly<Record<string, string>> = {
  ...sharedFields,
  ...caseworkFields,
  ...verificationFields,
  ...administrationFields,
  ...policyFields,
  ...providerFields,
  ...reportFields,
  ...parameterFields,
};

/** A schema uses the descriptions of the schema that it extends or reduces, unless it has its own. */
const alike: Readonly<Record<string, string>> = {
  AlertFilters: 'query',
  AppliedPolicy: 'PolicyVersion',
  'alerts.counts': 'alerts.list',
  'alerts.list_of_case': 'alerts.list',
  'alerts.next': 'alerts.list',
  'analytics.analyse_cases': 'analytics.summarise',
  BulkAssign: 'AssignAlert',
  BulkResolve: 'Resolution',
  CreatedUser: 'User',
  ConnectedEntity: 'Entity',
  EscalateCase: 'EscalateAlert',
  ExtractedRecord: 'AuditRecord',
  FlowMatch: 'Match',
  ListedAuditRecord: 'AuditRecord',
  ListedCase: 'Case',
  NamedEntity: 'Entity',
  NewAddress: 'Address',
  'NewWatchlistEntry.identifiers': 'ListedIdentifier',
  OauthClientWithSecret: 'OauthClient',
  Owner: 'Director',
  'Ownership.owners': 'Entity',
  PartyBlock: 'Director',
  PolicyDraft: 'PolicyVersion',
  PolicyInForce: 'PolicyVersion',
  PolicyPreview: 'PolicyVersion',
  PreviewRiskAssessment: 'RiskFacts',
  RegisterEntity: 'CreateEntity',
  ReportedAlert: 'Alert',
  ReportedCase: 'Case',
  ReportedEntity: 'Entity',
  'ReportedEntity.owners': 'Entity',
  ReportedRiskAssessment: 'RiskAssessment',
  RiskPreview: 'RiskAssessment',
  RiskScoring: 'RiskAssessment',
  ResolveAlert: 'Resolution',
  SentDelivery: 'WebhookDelivery',
  UpdateOauthClient: 'CreateOauthClient',
  UpdateWebhook: 'CreateWebhook',
  WebhookWithSecret: 'Webhook',
};

const ownersOf = (owner: string): string[] => {
  const like = alike[owner] ?? alike[owner.replace(/Input$/, '')];
  return [owner, owner.replace(/Input$/, ''), ...(like ? ownersOf(like) : [])];
};

/**
 * The description of a field: that of its owner, of a schema like its owner, or of its name in general. A
 * parameter's name may mean different things in a path and in a query.
 */
export function wordsFor(owner: string, name: string, place?: 'path' | 'query'): string | undefined {
  const [own] = ownersOf(owner).flatMap((of) => fieldWords[`${of}.${name}`] ?? []);
  return own ?? (place && fieldWords[`${place}.${name}`]) ?? fieldWords[name];
}
