import { listVersionsInForce } from '../store/public-versions';

/** Whether screening has any public list. */
export const hasListInForce = async (): Promise<boolean> => (await listVersionsInForce()).length > 0;
