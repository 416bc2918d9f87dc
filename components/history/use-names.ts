import { useMemo } from 'react';
import type { User } from '@/lib/domain/access/schema';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Check } from '@/lib/domain/checks/schema';
import type { Entity } from '@/lib/domain/entities/schema';
import { nameOf } from '@/components/people/use-subject';
import { useUsers } from '@/components/people/use-users';
import { kindOf, topicOf } from '@/components/alerts/alert-kinds';
import type { Names } from './teller';

export interface Known {
  /** Names by token, of anything. */
  named?: Iterable<readonly [token: string, name: string]>;
  entities?: readonly Entity[];
  alerts?: readonly Pick<Alert, 'token' | 'category' | 'check_type_code' | 'subject'>[];
  checks?: readonly Pick<Check, 'token' | 'entity_token'>[];
}

const none: never[] = [];

export function namesFrom({ named = none, entities = none, alerts = none, checks = none }: Known): Names {
  const names = new Map([...named, ...entities.map((entity) => [entity.token, nameOf(entity)] as const)]);
  const alertNames = new Map(
    alerts.map((alert) => [
      alert.token,
      `the ${topicOf(alert)} alert${alert.subject ? ` about ${alert.subject.name}` : ''}`,
    ]),
  );
  const alertKinds = new Map(alerts.map((alert) => [alert.token, kindOf(alert)]));
  const subjects = new Map(checks.map(({ token, entity_token }) => [token, entity_token ?? '']));
  return {
    of: (token) => names.get(token),
    ofAlert: (token) => alertNames.get(token),
    kindOfAlert: (token) => alertKinds.get(token),
    ofCheck: (token) => names.get(subjects.get(token) ?? ''),
  };
}

export const namedUsers = (users: readonly Pick<User, 'token' | 'name'>[]) =>
  users.map(({ token, name }) => [token, name] as const);

/** The names for the records on a page, from data that the page has loaded and the project's people. */
export function useNames({ entities, alerts, checks }: Omit<Known, 'named'> = {}): Names {
  const users = useUsers().data?.data;
  return useMemo(
    () => namesFrom({ named: namedUsers(users ?? none), entities, alerts, checks }),
    [entities, users, alerts, checks],
  );
}
