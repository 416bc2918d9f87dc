import { Loop } from '@/lib/platform/work/loop';
import { fireDueClocks } from '@/lib/domain/casework/service/fire-due-clocks';
import { log } from '@/lib/platform/errors/log';

const intervalMs = 1_000;

/**
 * A loop, because rows say what is due, and a timer for each would have to be moved with them
 * (docs/adr/0060).
 */
export const followSlaClocks = (): Loop =>
  new Loop({ name: 'SLA clocks', intervalMs, work: fireDueClocks, logger: log });
