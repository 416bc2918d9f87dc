/** When each event is sent to webhooks (API §8.1). */
export const eventWords: Readonly<Record<string, string>> = {
  'alert.created': 'A check found something that a person has to decide, or a provider failed.',
  'alert.escalated': 'An alert was handed to a reviewer, with or without a proposed resolution.',
  'alert.resolved': 'An alert was resolved. One that is held for an undo is resolved once the hold ends.',
  'case.closed': 'A case was closed, by a person or straight through.',
  'case.created': 'A flow or a request opened a case.',
  'case.escalated': 'A case was escalated.',
  'case.status_changed': 'A case has another status. Sent with every move of a case.',
  'check.completed': 'A check ended with a result: `Pass`, `Fail` or `Refer`.',
  'check.failed': 'A check ended without a result after its last attempt.',
  'journey.abandoned':
    'A person opened or got a link of the hosted journey and did nothing for the time of the policy `journey`, by default an hour.',
  'journey.expired': 'The link of the hosted journey expired before the person finished.',
  'risk_assessment.approved': 'A person approved the risk of a case.',
  'risk_assessment.completed': 'The risk of a case was calculated.',
  'screening.completed': 'A flow that only screens ended. `verification.completed` is not sent for it.',
  'sla.breached': 'The deadline of an alert or a case has passed. Sent once for each deadline.',
  'sla.warning':
    'The deadline of an alert or a case is near: `sla_warning_at` has passed. Sent once for each.',
  'verification.completed':
    'A flow of a company or a person ended, and its result can be fetched. Data read from a document is only in the fetched result: `document.extracted_data` is null here.',
  'verification.updated':
    'The verdict of a flow that had ended changed, because an alert was resolved or a check was made again.',
  'webhook.test': 'Somebody asked for a test of this webhook.',
};
