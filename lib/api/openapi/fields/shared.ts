const hitStatus =
  '`Not Screened` if nothing was searched or there is no answer: the category was not requested, no list in force covers ' +
  'it, or its check was waived or cancelled, failed because the provider did not answer, or refers without a match. Null ' +
  'while the check is open.';
const withoutAnswer =
  'Null until it has an answer. It stays null if the check ended without one, because the provider did not answer or the ' +
  'check was cancelled.';

/** Descriptions of fields that mean the same everywhere, by name. Other fields are in the other files. */
export const sharedFields: Record<string, string> = {
  // Tokens
  token: 'Identifies the resource.',
  case_token: 'The case.',
  entity_token: 'The person or company.',
  alert_token: 'The alert.',
  flow_token: 'The flow. Null without one.',
  webhook_id: 'The webhook.',
  event_id: 'The event. It is the same on every attempt and for every webhook: use it to detect duplicates.',
  primary_entity_token: 'The person or company that the case is about. Null if not set yet.',
  owner_token: 'The owner.',
  owned_token: 'The owned company.',
  assigned_to: 'The assignee. Null if unassigned.',
  escalate_to: 'The person to decide, with the role reviewer or admin.',
  user_id: 'The assignee.',
  target_type: 'Type of the resource that it is about.',
  target_token: 'The resource that it is about.',
  project_hash: 'The project, as in the path of the flow endpoints. The same in staging and production.',
  request_id: 'The id of the request, as in the header X-Request-Id.',
  alert_tokens: 'The alerts, at most 50. Duplicates are ignored.',

  // Times
  created_at: 'When it was created.',
  updated_at: 'When it was last changed.',
  completed_at: 'When it ended. Null until then.',
  executed_at:
    'When it was first sent to a provider. Null if it never was, for example because a result was reused.',
  closed_at: 'When the case was closed. Null until then.',
  resolved_at: 'When the alert was resolved. Null until then.',
  approved_at: 'When the assessment was approved. Null until then.',
  proposed_at: 'When the resolution was proposed.',
  published_at: 'When the version came into force. Null for Probity’s default.',
  drafted_at: 'When the draft of the version was last changed. Null for Probity’s default.',
  verified_at: 'When the registry answered. Null until then.',
  read_at: 'When the person read it. Null until then.',
  last_used_at: 'When the client was last given an access token. Null before the first.',
  failing_since: 'Since when every attempt has failed. Null while deliveries succeed.',
  delivered_at: 'When the endpoint accepted it with a 2xx. Null until then.',
  next_attempt_at: 'When the next attempt is due. Null if there is none.',
  started_at: 'When the attempt began.',
  sla_deadline: 'When it must be decided. Null for a case of type Perpetual, which has no deadline.',
  sla_warning_at: 'When `sla_status` becomes Warning.',
  snoozed_until: 'Until when the alert is snoozed. Null if it was not snoozed since it was last acted on.',
  valid_until: 'Until when a Pass may be reused for the same subject. Null if it may not be.',
  screening_completed_at:
    'When the last answered screening check ended. Null until all have ended, or if none was answered.',
  cdd_completed_at: 'When the last check ended and the last alert was resolved. Null until then.',
  next_review_date:
    'The day of the risk assessment plus the review frequency, YYYY-MM-DD. Null until the flow is complete.',

  // Persons and companies
  first_name: 'Given names. Null for a company or if unknown.',
  last_name: 'Family name, or the only name of a person with a single name.',
  full_name:
    'First and last name, or the name that was given to a screening flow. In Han, Hangul and kana the last name is first, without a space, unless it is in katakana. Null for a company.',
  company_name: 'Legal name as registered. Null for a person.',
  legal_name: 'Name in the company registry.',
  registration_number: 'Number in the company registry of its country.',
  date_of_birth:
    'YYYY-MM-DD, from 1800-01-01 to today in any time zone. Null or omitted if unknown; without it, people of the same name are harder to rule out.',
  nationality: 'ISO 3166-1 alpha-2, upper case. Null or omitted if unknown.',
  line1: 'Building and street.',
  line2: 'Flat, floor or district.',
  city: 'Town or city.',
  state: 'State, province or county.',
  postal_code: 'Postal code, as written in its country.',
  ownership_percentage: 'Percentage owned, 0 to 100. An owner of 25 or more counts as a UBO.',
  external_reference: 'Your own id for it, at most 255 characters.',
  metadata:
    'Your own data, in free form: at most 16,384 characters as JSON. Probity stores it without reading it.',
  settings: 'The complete settings for this kind of policy.',
  monitored: 'Whether it is screened again regularly.',
  verification_status:
    'Outcome of its own checks: Pass is Verified, Refer is In Progress, Fail is Failed. Expired is reserved: nothing sets it today.',
  incorporation_date: 'Date on which the company was founded, YYYY-MM-DD, not in the future.',
  company_type: 'Legal form as stated by the registry.',
  service_entity_id: 'Your own id for the person.',
  appointed_date: 'Date of the appointment, YYYY-MM-DD, from 1800-01-01 to a year from today.',

  // Decisions
  sla_status:
    '`Breached` from the deadline, `Critical` in the 24 hours before it, `Warning` from `sla_warning_at`, otherwise `On Track`, also without a deadline. Of a resolved alert or a closed case: as of then.',
  priority: 'How urgent it is. Derived from the category and the score.',
  priority_score: 'Sorts a queue within and across priorities: 0 to 100, higher first.',
  is_false_positive:
    'True if the listed party is somebody else. A Sanctions Hit fails its flow unless it is a false positive.',
  conditions:
    'Conditions of an `Approve with Conditions`, at most 5,000 characters. Required with that action and not allowed otherwise.',
  proposed_resolution: 'A resolution that the person who decides can confirm unchanged.',
  proposed_by: 'Token of the person or credential that proposed it.',
  hold_seconds:
    'Delays the change by this many seconds, during which it can be undone: 0 to 10, whole. Default 0.',
  match_score: 'How well the names and facts agree: 0 to 100, two decimals. Null without a match.',
  risk_tier: 'Tier of the newest risk assessment that is not a Draft. Null until there is one.',
  overall_verdict:
    'Pass: no findings. Refer: a person has to decide. Fail: a check failed or a sanctions match was confirmed. Null while processing.',
  entity_category: 'Whether the case is about a person or a company.',

  // Screening
  categories: 'Screening categories. Default in a request: all.',
  list_entry_id: 'The list’s own id for the entry.',
  primary_name: 'Main name of the entry.',
  matched_name: 'The matched name of the entry: its main name or an alias.',
  list: 'Name of the list.',
  lists: 'Lists that were searched or that contain the party, with their versions.',
  explanation: 'Evidence for and against the match. The contributions add up to `match_score`.',
  model_version: 'Version of the model that made the score.',
  ofac_score: 'Score calculated as in OFAC’s own search, 0 to 100, for comparison.',
  score_without_date:
    'What `match_score` would be without the date of birth. Null unless both sides have one.',
  words: 'Words of both names, with the rarity of each.',
  aliases: 'Other names of the party.',
  identifiers: 'Numbers of identity documents, registrations, taxes or ships.',
  remarks: 'Further text about the entry.',
  pep_status: `Politically exposed persons. ${hitStatus}`,
  sanctions_status: `Sanctions. ${hitStatus}`,
  adverse_media_status: `Adverse media. ${hitStatus}`,
  watchlist_status: `Watchlists. ${hitStatus}`,

  // Flows
  tokens: 'Tokens to continue the flow and to fetch its result.',
  flow_type: 'What was verified or screened.',
  processing_status: 'Whether the checks are running, have ended, or were given up.',
  case_reference: 'Name of the case, such as CAS-000142. Null if the flow opened none.',
  cdd_completed:
    'Whether every check has ended and no alert is unresolved. A waived or cancelled check has ended. It does not mean that all checks passed: `overall_verdict` is `Refer` because of a cancelled check.',
  edd_required: 'Whether the risk requires enhanced due diligence. Null until it is assessed.',
  data_tier:
    'How much of the verifiable data was given. `standard` of a company: `directors`, `ubos` and `address_line_1`; `full`: also `external_reference`, `annual_revenue` and `sic_codes`. Of a person: `date_of_birth`, `email`, `phone` and `address`; also `nationality`, `document_type` and `external_reference`. Of a screening: `date_of_birth`; also `nationality`, `country` and `external_reference`. `minimum` with less.',
  checks_summary: 'Numbers of checks.',
  alerts_summary: 'Numbers of alerts.',
  company: 'Data from the registry. Null until it has answered.',
  screening: 'Results of screening. Null until a screening check has ended.',
  directors: 'Directors given in the request and directors named by the registry.',
  beneficial_owners: 'Owners as given, and those that the registry adds, with any share.',
  identity: `Result of the identity check. ${withoutAnswer}`,
  phone_verification: `Result of the phone check. Omitted if no phone number was given. ${withoutAnswer}`,
  email_verification: `Result of the email check. Omitted if no email address was given. ${withoutAnswer}`,
  address_verification: `Result of the address check. Omitted if no address was given. ${withoutAnswer}`,
  document: 'Result of the document check. Null until the person has shown a document.',
  biometric: 'Result of the face check. Null until the person has been filmed.',
  risk_assessment: 'The newest risk assessment of the case. Null until there is one.',
  compliance_metadata: 'Summary of the flow for auditors.',
  verified: 'Whether the check passed.',
  document_type: 'Type of identity document.',

  // The envelope and events
  data: 'The requested resource or resources.',
  meta: 'Information about the response.',
  page: 'Information about the next page.',
  cursor: 'Send it as `cursor` to get the next page. Null on the last page.',
  has_more: 'Whether there is a next page.',
  event_type: 'Name of the event.',
  api_version: 'Version of the API that wrote the payload.',
  message: 'Description for people. It may change; base your handling on the code.',
  field: 'Path of the field in the request, with its parts joined by dots.',
  sequence: 'Position in the project’s audit log, from 1, without gaps.',
  period: 'The period covered.',
};
