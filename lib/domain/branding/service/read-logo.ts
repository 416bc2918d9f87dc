import { findLogo } from '../store';

/** For anybody who knows its address. Null for none of that hash. */
export const readLogo = (hash: string): Promise<Buffer | null> => findLogo(hash);
