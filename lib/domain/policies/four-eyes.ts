import { isReviewer } from '@/lib/domain/access/roles';
import type { Context } from '@/lib/platform/context';
import { Forbidden } from '@/lib/platform/errors/errors';
import type { Policy } from './policy';

/** Machine credentials are exempt unless the project's policy binds them too (API §7.4). */
export const isBound = ({ actor }: Context, { four_eyes }: Policy): boolean =>
  actor.type === 'user' || four_eyes.binds_machines;

/** Whether the caller must leave this to a reviewer (API §7.4). */
export const needsReviewer = (ctx: Context, policy: Policy): boolean => {
  const { role } = ctx.actor;
  return isBound(ctx, policy) && !(role && isReviewer(role));
};

export const reviewerRequired = (field: string, message: string): Forbidden =>
  new Forbidden(message, [{ field, message, code: 'reviewer_required' }]);

export const secondPersonRequired = (field: string, message: string): Forbidden =>
  new Forbidden(message, [{ field, message, code: 'second_person_required' }]);
