import type { Entity } from '@/lib/domain/entities/schema';
import { entityIcon } from '@/components/alerts/appearance';
import { nameOf } from '@/lib/domain/entity-name';
import { ToResolve } from '@/components/cases/to-resolve';
import { verificationLook } from '@/components/cases/parties/verification-look';
import { StatusBadge } from '@/components/ui/status-badge';
import { type Column, lineStyle } from '@/components/ui/data-table/column';
import type { RowTarget } from '@/components/ui/data-table/table-row';
import { formatDate } from '@/lib/domain/readable';
import { countryName } from '@/lib/domain/country-names';
import { RelativeTime } from '@/components/ui/relative-time';
import { Written } from '@/components/ui/written';

export const keyOfEntity = ({ token }: Entity) => token;
export const entityTarget = (entity: Entity): RowTarget => ({
  label: nameOf(entity),
  href: `/entities/${entity.token}`,
});

function NameCell({ entity }: { entity: Entity }) {
  const Icon = entityIcon[entity.type];
  const facts = [
    entity.date_of_birth ? `Born ${formatDate(entity.date_of_birth)}` : entity.registration_number,
    entity.country && countryName(entity.country),
  ].filter(Boolean);
  return (
    <span className="grid grid-cols-[1rem_minmax(0,1fr)] items-center gap-x-2">
      <Icon aria-hidden className="size-4 text-faint" strokeWidth={1.75} />
      <bdi className={`${lineStyle} font-semibold`}>{nameOf(entity)}</bdi>
      <span className={`${lineStyle} col-start-2 text-xs font-normal text-muted`}>
        <Written>{facts.join(' · ') || entity.type}</Written>
        {entity.external_reference && (
          <>
            {' · '}
            <Written>{entity.external_reference}</Written>
          </>
        )}
      </span>
    </span>
  );
}

export const entityColumns: readonly Column<Entity>[] = [
  {
    id: 'name',
    name: 'Name',
    priority: 1,
    cell: (entity) => <NameCell entity={entity} />,
    skeleton: 'w-48',
  },
  {
    id: 'verification',
    name: 'Verification',
    priority: 2,
    width: 'w-36',
    cell: ({ verification_status }) => <StatusBadge look={verificationLook[verification_status]} />,
  },
  {
    id: 'alerts',
    name: 'Alerts',
    priority: 1,
    width: 'w-32',
    cell: ({ alerts_summary }) => <ToResolve count={alerts_summary.open} />,
  },
  {
    id: 'monitoring',
    name: 'Monitoring',
    priority: 3,
    width: 'w-28',
    cell: ({ monitored }) => (monitored ? 'On' : <span className="text-faint">Off</span>),
  },
  {
    id: 'added',
    name: 'Added',
    priority: 4,
    width: 'w-24',
    align: 'end',
    sort: { field: 'created_at', first: 'descending' },
    cell: ({ created_at }) => <RelativeTime timestamp={created_at} form="column" />,
  },
];
