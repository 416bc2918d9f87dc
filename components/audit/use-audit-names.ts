import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNames } from '@/components/history/use-names';
import type { Names } from '@/components/history/teller';
import { useSubject } from '@/components/people/use-subject';
import { useEverybody } from '@/components/people/use-everybody';
import { readQuery } from '@/lib/api/query';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { Case, ListedCase } from '@/lib/domain/cases/schema';
import { namesInRecords } from './named-target';

/** The most that a page of a list has. */
const limit = 100;

const none: never[] = [];

const isOf = (prefix: string, token: string | null): token is string => token?.startsWith(prefix) ?? false;

const namesInCases = (cases: readonly (Case | ListedCase)[]) =>
  cases.flatMap((each) => {
    const entity = 'primary_entity' in each ? each.primary_entity : null;
    return [
      [each.token, each.name] as const,
      ...(entity ? [[entity.entity_token, entity.name] as const] : []),
    ];
  });

const subjectsOf = (alerts: readonly Alert[]) =>
  alerts.flatMap(({ entity_token, subject }) =>
    entity_token && subject ? [[entity_token, subject.name] as const] : [],
  );

/** The case that the records are filtered by, with its people, companies and checks. */
function useFilteredCase(case_token: string | null) {
  const parameters = { path: { case_token: case_token ?? '' } };
  const enabled = case_token !== null;
  const own = useQuery({ ...readQuery('/v1/cases/{case_token}', parameters), enabled });
  const ofCase = { ...parameters, query: { limit } };
  const entities = useQuery({ ...readQuery('/v1/cases/{case_token}/entities', ofCase), enabled });
  const checks = useQuery({ ...readQuery('/v1/cases/{case_token}/checks', ofCase), enabled });
  return { own: own.data, entities: entities.data?.data ?? none, checks: checks.data?.data ?? none };
}

/**
 * The names for the audit log: those of everybody, those in the records, and those of what the records are filtered by,
 * or else of the latest cases and alerts. No request is for a single record.
 */
export function useAuditNames(target: string | null, records: readonly AuditRecord[]): Names {
  const users = useEverybody().data?.data;
  const case_token = isOf('cas_', target) ? target : null;
  const entity_token = isOf('ent_', target) ? target : null;
  const ofEntity = entity_token ? { entity_token } : {};
  const cases = useQuery({
    ...readQuery('/v1/cases', { query: { ...ofEntity, sort: '-updated_at', limit } }),
    enabled: case_token === null,
  }).data?.data;
  const alerts = useQuery(
    readQuery('/v1/alerts', {
      query: { ...ofEntity, ...(case_token && { case_token }), sort: '-created_at', limit },
    }),
  ).data?.data;
  const { own, entities, checks } = useFilteredCase(case_token);
  const entity = useSubject(entity_token).data;
  const parties = useMemo(() => (entity ? [...entities, entity] : entities), [entities, entity]);
  const names = useNames({ entities: parties, alerts: alerts ?? none, checks });
  return useMemo(() => {
    const others = new Map([
      ...namesInRecords(records),
      ...namesInCases(own ? [own] : (cases ?? none)),
      ...subjectsOf(alerts ?? none),
      ...(users ?? none).map(({ token, name }) => [token, name] as const),
    ]);
    const of = (token: string) => names.of(token) ?? others.get(token);
    // The records of an entity are those of its own checks.
    return { ...names, of, ofCheck: entity ? () => of(entity.token) : names.ofCheck };
  }, [names, records, own, cases, alerts, users, entity]);
}
