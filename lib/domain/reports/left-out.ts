/** What the pack does not contain, as stated in the pack. */
export const leftOut: readonly string[] = [
  'Audit records without a case: changes to policies, lists, people and keys, and sign-ins. They are in the audit log of the project.',
  'Other cases of the same people and companies, and their alerts and assessments.',
  'Earlier values of entity fields: the pack shows the current entity. Changes are in the audit records.',
  'List entries that were compared without raising an alert. Each check has its result, and the flows name the searched lists and versions.',
  'Provider answers beyond the stored result of a check, images of documents, and photographs of the hosted journey.',
  'Settings of the policies in force at the time. Each decision names their versions; the settings of a version are under /v1/policies.',
  'Views of the case. They are not recorded, except for the creation of packs like this one.',
];
