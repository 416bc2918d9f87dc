import { putOutOfForce } from '../store/public-versions';

/** Removes a public list from screening. Its versions stay stored. */
export const retireList = (name: string): Promise<void> => putOutOfForce(name);
