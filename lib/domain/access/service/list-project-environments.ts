import type { Environment } from '@/lib/platform/context';
import { findEnvironments } from '../store/projects';

/** The environments that the projects of this database are of; none before the first project. */
export const listProjectEnvironments = (): Promise<Environment[]> => findEnvironments();
