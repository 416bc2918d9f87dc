import { expect, it } from 'vitest';
import { caseMoves } from '@/lib/domain/cases/moves';
import type { Case } from '@/lib/domain/cases/schema';
import { isBegunFirst, whyNotAskClient } from './asks-client';

const statuses = caseMoves.statuses as readonly Case['status'][]; // the statuses of the case lifecycle

it('cases · ask the client · is offered if at most one move leads to Client Input', () => {
  expect(statuses.filter((status) => whyNotAskClient({ status }) === null)).toEqual(['New', 'In Progress']);
  expect(statuses.filter((status) => isBegunFirst({ status }))).toEqual(['New']);
});

it('cases · ask the client · says why it is not possible', () => {
  expect(whyNotAskClient({ status: 'Client Input' })).toBe('The case is already waiting for the client.');
  expect(whyNotAskClient({ status: 'In Review' })).toContain('The case is In Review.');
});
