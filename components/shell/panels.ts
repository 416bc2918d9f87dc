import { onDemand } from '@/components/ui/on-demand';

/** The panels that the frame of every page opens with a key or button, and what it says about its connection. */
export const panels = onDemand(() => import('./all-panels'));
