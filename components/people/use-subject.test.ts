import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { announceReadsBy } from '@/lib/api/client';
import { subjectQuery } from './use-subject';

it('people · the subject of a row is read once, although the row is drawn afresh before the answer', () => {
  const reads: string[] = [];
  announceReadsBy((address) => reads.push(address));
  const observer = new QueryObserver(new QueryClient(), subjectQuery('ent_1'));
  const leave = observer.subscribe(() => {});
  leave();
  const leaveAgain = observer.subscribe(() => {});
  expect(reads).toEqual(['/v1/entities/ent_1']);
  leaveAgain();
  announceReadsBy(() => {});
});
