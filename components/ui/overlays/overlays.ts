import { onDemand } from '@/components/ui/on-demand';

/** What opens over the page, and Base UI with it: a third of a page's script, and nothing that a page shows first. */
export const overlays = onDemand(() => import('./all'));
