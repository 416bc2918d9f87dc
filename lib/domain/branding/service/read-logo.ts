import { findLogo } from '../store';

/** Public for anybody who knows its URL. Null if there is no logo with this hash. */
export const readLogo = (hash: string): Promise<Buffer | null> => findLogo(hash);
