import type { Context } from '@/lib/platform/context';
import { findsReset } from '../store/projects';

/**
 * Whether the project's sample is being reset. Until that is done, no other work of the worker may touch the
 * project (docs/adr/0087).
 */
export const isBeingReset = ({ project }: Context): Promise<boolean> => findsReset(project.id);
