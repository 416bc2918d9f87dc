import { putOutOfForce } from '../store/public-versions';

/** Takes a public list out of screening. Its versions stay stored. */
export const retireList = (name: string): Promise<void> => putOutOfForce(name);
