import type { Context } from '@/lib/platform/context';
import { findsReset } from '../store/projects';

/** Whether the project's sample is being reset: nothing else of the worker may work on it until that is done (docs/adr/0087). */
export const isBeingReset = ({ project }: Context): Promise<boolean> => findsReset(project.id);
