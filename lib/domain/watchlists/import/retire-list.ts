import { db } from '@/lib/platform/db';
import { listInForce, putOutOfForce } from '../store/versions';

/** Whether screening has any list at all. */
export const hasListInForce = async () => (await listInForce()).length > 0;

/** Takes a list out of screening. Its versions stay. */
export async function retireList(name: string): Promise<void> {
  await db().prisma.$transaction((tx) => putOutOfForce(tx, name));
}
