import { capitalised } from '@/lib/domain/wording';
import type { Role } from '@/lib/platform/context';

/** What each role may do, in one sentence. */
export const roleText: Record<Role, string> = {
  analyst: 'Works on alerts and cases, and proposes what needs a second person.',
  reviewer: 'Can do everything an analyst can, confirms proposals, closes escalations and approves risk.',
  admin: 'Can do everything a reviewer can, and manages people, policies, lists, keys and webhooks.',
  auditor:
    'Can read cases, alerts, lists, webhooks and the audit log, and change nothing. Policies, keys and the project’s settings are for admins.',
};

export const roleChoices = (Object.keys(roleText) as Role[]) // its own keys
  .map((value) => ({ value, label: capitalised(value), hint: roleText[value] }));
