import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Bell, BriefcaseBusiness, Building2, UserRound } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { topicIcon } from '@/components/alerts/appearance';
import { topicOf } from '@/lib/domain/alerts/kinds';
import { type AlertsOfEntity, useAlertsOf, useSimilarNames } from '@/components/alerts/similar-names';
import { nameOf } from '@/lib/domain/entity-name';
import { entityHint } from '@/components/people/entity-hint';
import { formatCount } from '@/components/ui/format';
import { useSettled } from '@/components/ui/use-settled';
import { readQuery } from '@/lib/api/query';
import type { Entity } from '@/lib/domain/entities/schema';
import { sectionsFor } from '../sections';
import { useViewer } from '../viewer';
import type { Command } from './commands';
import { useFoundParties } from './use-found-parties';

const minLength = 2;
const perGroup = 5;
/** With fewer matches, similar names are searched for, in case the name is spelled differently. */
const few = 3;

const partyText = (name: string | undefined) => name && `party: ${name}`;

/** Results for an earlier text must match the new text by their label, because Enter would open them. */
const asNotFound = ({ isFound: _isFound, ...command }: Command): Command => command;

interface Found {
  commands: Command[];
  isSearching: boolean;
  /** The text is too short to search for. */
  isTooShort: boolean;
  problem: unknown;
}

/**
 * The cases, alerts and entities that the text finds, with one request for each. If it finds few people and companies,
 * similar names follow with their alerts. A request is aborted when the text changes.
 */
export function useFound(typed: string): Found {
  const router = useRouter();
  const { role } = useViewer();
  const text = useSettled(typed.trim());
  const isAsked = text.length >= minLength;
  const shown = new Set(sectionsFor(role).map(({ href }) => href));
  const search = { query: { q: text, limit: perGroup } };
  const cases = useQuery({
    ...readQuery('/v1/cases', search),
    enabled: isAsked && shown.has('/cases'),
    placeholderData: keepPreviousData,
  });
  const alerts = useQuery({
    ...readQuery('/v1/alerts', search),
    enabled: isAsked && shown.has('/alerts'),
    placeholderData: keepPreviousData,
  });
  const entities = useQuery({
    ...readQuery('/v1/entities', search),
    enabled: isAsked && shown.has('/entities'),
    placeholderData: keepPreviousData,
  });
  const exact = entities.data?.data ?? [];
  const isLittle =
    !entities.isPlaceholderData &&
    [cases, alerts, entities].every(({ isFetching }) => !isFetching) &&
    exact.length < few;
  const similar = useSimilarNames(text, isAsked && isLittle && shown.has('/entities'));
  const known = new Set(exact.map(({ token }) => token));
  const others = (isLittle ? (similar.data?.data ?? []) : []).filter(({ token }) => !known.has(token));
  const alertsOf = useAlertsOf(shown.has('/alerts') ? others : []);
  const parties = useFoundParties(cases.isPlaceholderData ? [] : (cases.data?.data ?? []), text);
  const foundCases = (cases.data?.data ?? []).map((found): Command => ({
    id: found.token,
    group: 'Cases',
    label: found.primary_entity?.name ?? found.name,
    hint: [partyText(parties.get(found.token)), found.name, found.external_reference, found.status]
      .filter(Boolean)
      .join(' · '),
    icon: BriefcaseBusiness,
    isFound: true,
    run: () => router.push(`/cases/${found.token}`),
  }));
  const foundAlerts = (alerts.data?.data ?? []).map((found): Command => ({
    id: found.token,
    group: 'Alerts',
    label: found.subject?.name ?? topicOf(found),
    hint: [found.match?.matched_name ?? topicOf(found), found.status].join(' · '),
    icon: topicIcon[topicOf(found)],
    isFound: true,
    run: () => router.push(`/alerts/${found.token}`),
  }));
  const asCommand = (found: Entity, group: Command['group']): Command => ({
    id: found.token,
    group,
    label: nameOf(found),
    hint: entityHint(found),
    icon: found.type === 'Company' ? Building2 : UserRound,
    isFound: true,
    run: () => router.push(`/entities/${found.token}`),
  });
  const asAlerts = ({ entity, total, href }: AlertsOfEntity): Command => ({
    id: `alerts ${entity.token}`,
    group: 'Similar names',
    label: `Alerts of ${nameOf(entity)}`,
    hint: [`${formatCount(total)} ${total === 1 ? 'alert' : 'alerts'}`, entityHint(entity)]
      .filter(Boolean)
      .join(' · '),
    icon: Bell,
    isFound: true,
    run: () => router.push(href),
  });
  const foundEntities = [
    ...exact.map((found) => asCommand(found, 'People and companies')),
    ...alertsOf.map(asAlerts),
    ...others.map((found) => asCommand(found, 'Similar names')),
  ];
  const isOfBefore =
    typed.trim() !== text || [cases, alerts, entities].some(({ isPlaceholderData }) => isPlaceholderData);
  const found = isAsked ? [...foundCases, ...foundAlerts, ...foundEntities] : [];
  return {
    commands: isOfBefore ? found.map(asNotFound) : found,
    isSearching:
      typed.trim() !== text || [cases, alerts, entities, similar].some(({ isFetching }) => isFetching),
    isTooShort: typed.trim().length < minLength,
    problem: cases.error ?? alerts.error ?? entities.error ?? similar.error,
  };
}
