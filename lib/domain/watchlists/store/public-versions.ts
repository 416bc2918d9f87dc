import { db } from '@/lib/platform/database/db';
import { rowsOfAnyProject } from '@/lib/platform/database/statements';

export interface VersionInForce {
  id: number;
  name: string;
  version: string;
  updated_at: string;
}

export async function listVersionsInForce(): Promise<VersionInForce[]> {
  const rows = await rowsOfAnyProject<Omit<VersionInForce, 'updated_at'> & { in_force_since: Date }>({
    text: `select v.id, w.name, v.version, v.in_force_since
     from watchlist_versions v join watchlists w on w.token = v.watchlist_token
     where v.in_force_since is not null and v.project_id is null order by w.name`,
    values: [],
  });
  return rows.map(({ in_force_since, ...row }) => ({ ...row, updated_at: in_force_since.toISOString() }));
}

export async function putOutOfForce(name: string): Promise<void> {
  await db().prisma.watchlistVersion.updateMany({
    where: { watchlist: { project_id: null, name }, in_force_since: { not: null } },
    data: { in_force_since: null },
  });
}
