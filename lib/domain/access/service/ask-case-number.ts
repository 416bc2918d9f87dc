import type { Context } from '@/lib/platform/context';
import type { Subquery } from '@/lib/platform/database/subqueries';
import { drawnCaseNumber } from '../store/projects';

/** The project's next case number, taken without waiting. A rollback leaves a gap (API §4.5). */
export const askCaseNumber = (ctx: Context): Subquery<number> => drawnCaseNumber(ctx);
