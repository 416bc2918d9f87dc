import { findAnyProject } from '../store/projects';

export const hasProjects = (): Promise<boolean> => findAnyProject();
