/** The evidence pack of a case. */
export const reportFields: Record<string, string> = {
  'CaseReport.format': 'Name of the format, with its version.',
  'CaseReport.generated_at': 'When the pack was made. All parts show the state at this time.',
  'CaseReport.generated_by': 'The caller who requested it.',
  'CaseReport.project': 'Hash of the project.',
  'CaseReport.environment': 'Environment of the project: staging or production.',
  'CaseReport.left_out': 'What the pack does not contain, in sentences.',
  'CaseReport.case': 'The case.',
  'CaseReport.flows': 'Flows of the case, oldest first like the following lists.',
  'CaseReport.entities': 'People and companies in the case, with their owners.',
  'CaseReport.checks': 'Checks of the case, with their results.',
  'CaseReport.alerts': 'Alerts of the case, with their evidence.',
  'CaseReport.risk_assessments': 'Every risk assessment of the case, including superseded ones.',
  'CaseReport.comments': 'Comments on the case.',
  'CaseReport.audit_records':
    'Records of the audit log about the case, and of every change of its people and companies.',
  'CaseReport.people': 'People whose tokens appear in the pack.',
  'CaseReport.people.name': 'Name of the person.',
  'CaseReport.audit_proof': 'Position of the audit records in the chain of the project.',
  'AuditProof.head': 'The newest record of the project at that time. Null for an empty log.',
  'AuditProof.head.hash': 'Hash of the record.',
  'AuditProof.checkpoint': 'The newest signed checkpoint up to the head. Null without one.',
  'AuditProof.checkpoint.project': 'Hash of the project.',
  'AuditProof.checkpoint.hash': 'Hash of the record with this sequence.',
  'AuditProof.checkpoint.time': 'When it was signed.',
  'AuditProof.checkpoint.signature': 'Ed25519 signature of the checkpoint, in Base64.',
  'ExtractedRecord.record': 'The text that the hash covers, byte for byte.',
  'ReportedEntity.owners': 'Direct owners of the company. Empty for a person.',
  'ReportedEntity.ownership_percentage':
    'Share of the company of the case as the flow or the registry gave it, which may be held through others. Null without one.',
  'ReportedAlert.policies_when_raised':
    'Versions of the policies in force when the alert was raised, of the kinds that raising it applies.',
  'ReportedAlert.policies_when_resolved':
    'Versions of the policies in force when the alert was resolved, of the kinds that resolving applies. Null until then.',
  'ReportedCase.policies_when_closed':
    'Versions of the policies in force when the case was closed, of the kinds that closing applies. Null until then.',
  'ReportedRiskAssessment.policies_when_approved':
    'Versions of the policies in force when the assessment was approved, of the kinds that approving applies. Null until then; the version of the risk model is `model_version`.',
  'ReportedRiskAssessment.facts': 'Input of the model, from which the score can be recalculated.',
};
