import { useMemo } from 'react';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Comment } from '@/lib/domain/comments/schema';
import type { Check } from '@/lib/domain/checks/schema';
import type { Entity } from '@/lib/domain/entities/schema';
import { nameOf } from '@/lib/domain/entity-name';
import { useEverybody } from '@/components/people/use-everybody';
import { kindOf, topicOf } from '@/lib/domain/alerts/kinds';
import type { Names } from './teller';

interface Known {
  entities?: readonly Entity[];
  alerts?: readonly Pick<Alert, 'token' | 'category' | 'check_type_code' | 'subject'>[];
  checks?: readonly Pick<Check, 'token' | 'entity_token'>[];
  comments?: readonly Pick<Comment, 'token' | 'body'>[];
}

const none: never[] = [];

/** The names for the records on a page, from data that the page has loaded and the project's people. */
export function useNames({
  entities = none,
  alerts = none,
  checks = none,
  comments = none,
}: Known = {}): Names {
  const users = useEverybody().data;
  return useMemo(() => {
    const names = new Map([
      ...entities.map((entity) => [entity.token, nameOf(entity)] as const),
      ...(users ?? []).map(({ token, name }) => [token, name] as const),
    ]);
    const alertNames = new Map(
      alerts.map((alert) => [
        alert.token,
        `the ${topicOf(alert)} alert${alert.subject ? ` about ${alert.subject.name}` : ''}`,
      ]),
    );
    const alertKinds = new Map(alerts.map((alert) => [alert.token, kindOf(alert)]));
    const subjects = new Map(checks.map(({ token, entity_token }) => [token, entity_token ?? '']));
    const words = new Map(comments.map(({ token, body }) => [token, body]));
    return {
      of: (token) => names.get(token),
      ofAlert: (token) => alertNames.get(token),
      kindOfAlert: (token) => alertKinds.get(token),
      ofCheck: (token) => names.get(subjects.get(token) ?? ''),
      ofComment: (token) => words.get(token),
    };
  }, [entities, users, alerts, checks, comments]);
}
