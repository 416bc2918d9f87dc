import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';

/** Next calls it before it serves. What it serves belongs to a web process, also by `next start` alone. */
export function register(): void {
  selectDatabaseProfile('web');
}
