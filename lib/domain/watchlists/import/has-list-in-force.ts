import { listVersionsInForce } from '../store/public-versions';

export const hasListInForce = async (): Promise<boolean> => (await listVersionsInForce()).length > 0;
