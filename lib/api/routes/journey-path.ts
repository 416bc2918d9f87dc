import { isProjectHash } from '@/lib/domain/access/project-hash';

/** The project hash in the path of a journey's page, `/{project_hash}/`. Null for any other path. */
export function projectHashIn(path: string): string | null {
  const [, name = ''] = /^\/([^/]+)\/$/.exec(path) ?? [];
  return isProjectHash(name) ? name : null;
}
