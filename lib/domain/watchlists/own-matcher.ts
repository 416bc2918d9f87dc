import { buildMatcher } from '@/lib/domain/screening/matcher';
import type { Matcher } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { ownEntities, ownListsVersion } from './service/own-entities';

/** Projects whose index stays loaded; a project has at most 10,000 entries. */
const maxLoaded = 100;

const loaded = new Map<number, { version: string; matcher: Matcher }>();

/** The index of the project's own lists as they are now, or null where it has none. Built when they have changed. */
export async function ownMatcher(ctx: Context): Promise<Matcher | null> {
  const version = await ownListsVersion(ctx);
  if (version === '') {
    loaded.delete(ctx.project.id);
    return null;
  }
  const known = loaded.get(ctx.project.id);
  if (known?.version === version) return known.matcher;

  const matcher = buildMatcher(await ownEntities(ctx));
  if (loaded.size >= maxLoaded) loaded.clear();
  loaded.set(ctx.project.id, { version, matcher });
  return matcher;
}
