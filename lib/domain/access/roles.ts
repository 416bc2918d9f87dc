import type { Role } from '@/lib/platform/context';

/** Roles that may close an escalation and approve risk. */
export const isReviewer = (role: Role) => role === 'reviewer' || role === 'admin';

/** Roles that can be assigned work. */
export const canAct = (role: Role) => role !== 'auditor';
