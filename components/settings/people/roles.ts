import type { Role } from '@/lib/platform/context';

/** What each role may do, in a sentence. */
export const roleText: Record<Role, string> = {
  analyst: 'Works on alerts and cases, and proposes what needs a second person.',
  reviewer: 'Does all that an analyst does, confirms proposals, closes escalations and approves risk.',
  admin: 'Does all that a reviewer does, and manages people, policies, lists, keys and webhooks.',
  auditor: 'Reads everything, and changes nothing.',
};

export const roleChoices = (Object.keys(roleText) as Role[]) // that it has
  .map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1), hint: roleText[value] }));
