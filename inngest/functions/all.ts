import { foldTotals } from './fold-totals';
import { runFlow } from './run-flow';
import { sweepFlows } from './sweep-flows';

/** Every function that the worker runs. */
export const functions = [runFlow, sweepFlows, foldTotals];
