/** Path and query parameters, and bodies that contain the filters of a list. */
export const parameterFields: Record<string, string> = {
  'path.project_hash': 'The project of the key.',
  'path.pull_token': 'Pull token of the flow, prefix pull_.',
  'path.kind': 'Kind of policy.',
  'path.list_entry_id': 'Your own id for the entry.',
  'path.check_token': 'The check.',
  'path.document_token': 'The document.',
  'path.job_token': 'The job that was sent to the provider.',
  'path.flow_token': 'The flow.',
  'path.sample_image': 'The kind of image.',
  'path.assessment_token': 'The risk assessment.',
  'path.session_token': 'The session.',
  'path.user_token': 'The person.',
  'path.watchlist_token': 'The list.',
  'path.import_token': 'The import.',
  'path.delivery_id': 'The delivery.',
  'path.client_id': 'The client.',

  'query.status': 'Only items with this status.',
  'query.category': 'Only items of this category.',
  'query.type': 'Only items of this type.',
  'query.priority': 'Only items with this priority.',
  'query.sla_status': 'Only items with this SLA status.',
  'query.assigned_to': 'Only items assigned to this person; `unassigned` for those without an assignee.',
  'query.case_token': 'Only items of this case.',
  'query.entity_token': 'Only items about this person or company.',
  'audit_logs.list.entity_token':
    'Only records about this person or company, or about one of its checks and alerts.',
  'audit_logs.list_of_case.entity_token':
    'Only records about this person or company, or about one of its checks and alerts.',
  'cases.list.entity_token': 'Only cases with this person or company in any role.',
  'cases.count.entity_token': 'Only cases with this person or company in any role.',
  'query.snoozed':
    'Whether to include or exclude snoozed alerts, or to return only those. Default: include. `POST /v1/alerts/next` never gives a snoozed alert, and gives none with `only`.',
  'query.closed': 'exclude: only cases that are not Closed.',
  'query.closed_from': 'Only cases closed at or after this time: a timestamp, or a date in UTC.',
  'query.closed_to':
    'Only cases closed before this timestamp, or until the end of this date in UTC. Not before `closed_from`.',
  'query.resolved': 'exclude: only alerts that are not Resolved.',
  'query.due_from':
    'Only unresolved alerts with a running clock whose deadline is at or after this time: a timestamp, or a date in UTC.',
  'query.due_to':
    'Only unresolved alerts with a running clock whose deadline is before this timestamp, or before the end of this date in UTC. Not before `due_from`.',
  'query.resolved_from': 'Only alerts resolved at or after this time: a timestamp, or a date in UTC.',
  'query.resolved_to':
    'Only alerts resolved before this timestamp, or until the end of this date in UTC. Not before `resolved_from`.',
  'query.age': 'Only alerts of this age.',
  'query.due':
    'Only unresolved alerts with this time left until their deadline. Overdue: the deadline has passed. Paused: the clock is paused and the deadline had not passed before.',
  'query.list': 'Only alerts with a match on this list.',
  'query.list_entry_id':
    'Only alerts with a match on this entry. Ids are only unique within a list: send `list` too.',
  'query.model_version': 'Only alerts whose match was scored by this model version.',
  'query.is_false_positive': 'true: only alerts resolved as false positives. false: all others.',
  'query.entity_category': 'Only cases about persons, or only cases about companies.',
  'query.risk_tier': 'Only cases of this tier; `none` for cases without a tier.',
  'query.override':
    'waiting: only cases that are not Closed and have a risk override in an Active assessment, which a reviewer can approve.',
  'entities.list.role':
    'Only entities that were created with this role. The list of a case has the role in that case.',
  'query.role': 'Only items with this role.',
  'query.country': 'Only items of this country.',
  'query.verification_status': 'Only items with this verification status.',
  'query.flow_type': 'Only flows of this type.',
  'query.processing_status': 'Only flows with this processing status.',
  'query.format': 'Response format: `json`, or `pdf` as a download.',
  'query.q':
    'Searches names, registration numbers and external references. At most 200 characters; text without a letter or a digit finds nothing.',
  'audit_logs.list_actors.q': 'Only those whose name contains this text, or whose id it is.',
  'alerts.list.q':
    "Searches the subject's name, the listed name (or the summary of an alert without one) and the case's name. A complete token finds the alert, or the alerts of the case. One or two characters only match at the start of a word, but two of Han, Hangul or kana match anywhere. A case is also found by its number, as in `cas-18`. At most 200 characters; text without a letter or a digit finds nothing.",
  'watchlists.list_entries.q':
    'Searches names and aliases. At most 200 characters; text without a letter or a digit finds nothing.',
  'query.name_like':
    'Only items whose name has a similar spelling for each of these words. Accents are ignored, and a word may have one letter added, missing or different, or two swapped; words of six or more letters may have two such differences. Returns at most the ten nearest.',
  'query.entity_type': 'Only entries of this type.',
  'query.version': 'The version. Default: the one in force.',
  'query.change': 'Only entries that the version changed in this way.',
  'query.scope': 'Only the project’s own lists, or only the public lists.',
  'query.result': 'Only lines with this result.',
  'query.unread': 'true: only unread notifications. false: only read ones.',
  'query.all': 'true: also includes auditors and disabled people, who cannot be assigned work.',
  'query.event_type': 'Only records of this event.',
  'query.actor': 'Only records of this caller: the token of a person or credential, or `system`.',
  'query.target_type': 'Only records about this type of resource.',
  'query.target_token': 'Only records about this resource.',
  'query.from': 'Only records at or after this time. ISO 8601 with an offset.',
  'query.to': 'Only records at or before this time. ISO 8601 with an offset.',
  'analytics.summarise.from':
    'Start of the period: a timestamp, or a date in UTC. Default: 30 days before its end.',
  'analytics.summarise.to': 'End of the period, exclusive: a timestamp, or a date in UTC. Default: now.',
  'query.marker':
    'Sandbox marker that the passport has as its last name. Default: a passport of Priya Raman.',
  'query.group_by': 'How `breakdown` divides the cases.',
};
