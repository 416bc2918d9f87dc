import type { Prisma } from '@/generated/prisma/client';

/** Plain data is JSON, although interfaces lack the index signature that the type of a `jsonb` column has. */
export const asJson = (plain: object): Prisma.JsonObject => plain as Prisma.JsonObject;
