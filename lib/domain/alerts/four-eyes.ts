import { clientPasses } from './clearing';
import type { Alert, Resolution as Resolved } from './schema';

type Resolution = Pick<Resolved, 'action' | 'is_false_positive'>;

const isGrave = ({ priority, category }: Pick<Alert, 'priority' | 'category'>): boolean =>
  priority === 'Critical' || category === 'Sanctions Hit';

/** Whether clearing the alert needs a second person (API §7.4). Also used by the console in advance. */
export const needsSecondEyes = (
  alert: Pick<Alert, 'priority' | 'category'>,
  resolution: Resolution,
): boolean => isGrave(alert) && clientPasses(resolution);

const isAlike = (one: Resolution, other: Resolution): boolean =>
  (clientPasses(one) && clientPasses(other)) ||
  (one.action === other.action && one.is_false_positive === other.is_false_positive);

/** The person who proposed a resolution cannot be the second person for it, however it is worded (API §7.4). */
export const confirmsOwn = (
  actorId: string,
  { proposal, ...alert }: Pick<Alert, 'priority' | 'category' | 'proposal'>,
  resolution: Resolution,
): boolean =>
  proposal?.proposed_by === actorId && (isAlike(proposal, resolution) || needsSecondEyes(alert, resolution));
