import { clientPasses } from './clearing';
import type { Alert, Resolution as Resolved } from './schema';

type Resolution = Pick<Resolved, 'action' | 'is_false_positive'>;

const isGrave = ({ priority, category }: Pick<Alert, 'priority' | 'category'>): boolean =>
  priority === 'Critical' || category === 'Sanctions Hit';

/** Whether one pair of eyes is too few to clear the alert (API §7.4). Also tells the console beforehand. */
export const needsSecondEyes = (
  alert: Pick<Alert, 'priority' | 'category'>,
  resolution: Resolution,
): boolean => isGrave(alert) && clientPasses(resolution);

const isAlike = (one: Resolution, other: Resolution): boolean =>
  (clientPasses(one) && clientPasses(other)) ||
  (one.action === other.action && one.is_false_positive === other.is_false_positive);

/** Who proposed a resolution cannot give the second pair of eyes to it, in whatever words (API §7.4). */
export const confirmsOwn = (
  actorId: string,
  { proposal, ...alert }: Pick<Alert, 'priority' | 'category' | 'proposal'>,
  resolution: Resolution,
): boolean =>
  proposal?.proposed_by === actorId && (isAlike(proposal, resolution) || needsSecondEyes(alert, resolution));
