import { Bell, BriefcaseBusiness, Building2, UserRound } from 'lucide-react';
import { topicIcon } from '@/components/alerts/appearance';
import type { AlertsOfEntity } from '@/components/alerts/similar-names';
import { subjectNameOfCase } from '@/components/cases/subject-name';
import { entityHint } from '@/components/people/entity-hint';
import { formatCount } from '@/components/ui/format';
import { subjectName, topicOf } from '@/lib/domain/alerts/kinds';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { ListedCase } from '@/lib/domain/cases/schema';
import type { Entity } from '@/lib/domain/entities/schema';
import { nameOf } from '@/lib/domain/entity-name';
import type { Command } from './commands';

type Open = (href: string) => void;

const hintOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** @param party the person or company by which the case was found, if its entry does not show the text */
export const caseCommand = (found: ListedCase, party: string | undefined, open: Open): Command => ({
  id: found.token,
  group: 'Cases',
  label: subjectNameOfCase(found),
  hint: hintOf(party && `party: ${party}`, found.name, found.external_reference, found.status),
  icon: BriefcaseBusiness,
  isFound: true,
  run: () => open(`/cases/${found.token}`),
});

export const alertCommand = (found: Alert, open: Open): Command => ({
  id: found.token,
  group: 'Alerts',
  label: subjectName(found),
  hint: hintOf(found.match?.matched_name ?? topicOf(found), found.status),
  icon: topicIcon[topicOf(found)],
  isFound: true,
  run: () => open(`/alerts/${found.token}`),
});

export const entityCommand = (found: Entity, group: Command['group'], open: Open): Command => ({
  id: found.token,
  group,
  label: nameOf(found),
  hint: entityHint(found),
  icon: found.type === 'Company' ? Building2 : UserRound,
  isFound: true,
  run: () => open(`/entities/${found.token}`),
});

export const alertsCommand = ({ entity, total, href }: AlertsOfEntity, open: Open): Command => ({
  id: `alerts ${entity.token}`,
  group: 'Similar names',
  label: `Alerts of ${nameOf(entity)}`,
  hint: hintOf(`${formatCount(total)} ${total === 1 ? 'alert' : 'alerts'}`, entityHint(entity)),
  icon: Bell,
  isFound: true,
  run: () => open(href),
});
