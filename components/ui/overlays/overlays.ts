import { onDemand } from '@/components/ui/on-demand';

/** Everything that opens over the page, with Base UI: a third of a page's script, but not needed at first. */
export const overlays = onDemand(() => import('./all'));
