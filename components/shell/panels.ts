import { onDemand } from '@/components/ui/on-demand';

/** What the frame of every page opens by a key or a button. */
export const panels = onDemand(() => import('./all-panels'));
