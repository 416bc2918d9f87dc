import { findAnyProject } from '../store';

export const hasProjects = (): Promise<boolean> => findAnyProject();
