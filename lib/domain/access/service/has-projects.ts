import { countProjects } from '../store';

export const hasProjects = async (): Promise<boolean> => (await countProjects()) > 0;
