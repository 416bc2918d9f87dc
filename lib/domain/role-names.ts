import type { EntityRole } from './words.ts';

/** The role of a party in a case as people read it: in the console and in evidence packs. */
export const roleName: Record<EntityRole, string> = {
  Primary: 'Subject of the case',
  UBO: 'Owner',
  Director: 'Director',
  Shareholder: 'Shareholder',
};
