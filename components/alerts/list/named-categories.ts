import { categories } from '@/components/alerts/appearance';
import { isNamed } from '@/components/ui/is-named';
import type { AlertCategory } from '@/lib/domain/words';

/** The search is for names; a text that names a category is offered as a filter. */
export function namedCategories(text: string): AlertCategory[] {
  const named = text.trim();
  return named.length < 3 ? [] : categories.filter((category) => isNamed(category, named));
}
