import { lifecycle } from '@/lib/domain/lifecycle';
import {
  checkCancelled,
  checkCompleted,
  checkExecuted,
  checkFailed,
  checkRetried,
  checkWaived,
} from './events';
import { checkTable } from './moves';

const { execute, finish, fail, retry, cancel, waive, exempt } = checkTable.moves;
/** API §6.3. */
export const checkLifecycle = lifecycle({
  ...checkTable,
  moves: {
    ...checkTable.moves,
    execute: { ...execute, event: checkExecuted },
    finish: { ...finish, event: checkCompleted },
    fail: { ...fail, event: checkFailed },
    retry: { ...retry, event: checkRetried },
    cancel: { ...cancel, event: checkCancelled },
    waive: { ...waive, event: checkWaived },
    exempt: { ...exempt, event: checkWaived },
  },
});
