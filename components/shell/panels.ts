import { onDemand } from '@/components/ui/on-demand';

/** The panels that the frame of every page opens with a key or button. */
export const panels = onDemand(() => import('./all-panels'));
