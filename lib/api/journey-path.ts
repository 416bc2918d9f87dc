import { isProjectHash } from '@/lib/domain/access/project-hash';

/** Of the path of a journey's page, `/{project_hash}/`. Null for any other. */
export function projectHashIn(path: string): string | null {
  const [, name = ''] = /^\/([^/]+)\/$/.exec(path) ?? [];
  return isProjectHash(name) ? name : null;
}
