/** What the records of a case do not say, in the words of the pack. */
export const leftOut: readonly string[] = [
  'Audit records that name no case: changes of an entity outside this case, of policies, of lists, of people and keys, and sign-ins. They are in the audit log of the project.',
  'Other cases of the same people and companies, and their alerts and assessments.',
  'Fields of an entity as they were before a change: the pack has the entity as it is now; what changed is in the audit records that name the case.',
  'The list entries that were compared and gave no alert. Each check says its result, and the flows say which lists were searched, in which versions.',
  'Answers of providers beyond what a check keeps as its result, images of documents, and the photographs of the hosted journey.',
  'The settings of the policies in force at the time, other than the model version of each assessment. They are under /v1/policies.',
  'Reads of the case: they are not recorded, except that a pack like this one was made.',
];
