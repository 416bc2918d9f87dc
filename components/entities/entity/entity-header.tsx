'use client';

import { Pencil, Radar } from 'lucide-react';
import { useState } from 'react';
import { canAct } from '@/lib/domain/access/roles';
import type { Entity } from '@/lib/domain/entities/schema';
import { entityIcon } from '@/components/alerts/appearance';
import { nameOf } from '@/lib/domain/entity-name';
import { verificationLook } from '@/components/cases/parties/verification-look';
import { StatusBadge } from '@/components/ui/status-badge';
import { LiveMark } from '@/components/live/live-mark';
import { useViewer } from '@/components/shell/viewer';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';
import { countryName } from '@/lib/domain/country-names';
import { LongName } from '@/components/ui/long-name';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { EditEntityDialog } from './edit-entity-loader';
import { useScreenNow } from './use-entity';

export function EntityHeader({ entity }: { entity: Entity }) {
  const viewer = useViewer();
  const [isEditing, setEditing] = useState(false);
  const screen = useScreenNow(entity.token);
  const Icon = entityIcon[entity.type];
  return (
    <header className="flex flex-col gap-3 border-b px-4 py-4 @3xl/entity:px-6">
      <div className="flex items-center justify-between gap-4 text-sm">
        <Breadcrumb label="Entities" href="/entities" />
        <LiveMark />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex items-center gap-2 text-xl font-semibold tracking-tight wrap-anywhere">
            <Icon
              aria-hidden
              className="size-5 shrink-0 text-faint @max-xl/entity:hidden"
              strokeWidth={1.75}
            />
            <span className="min-w-0">
              <LongName name={nameOf(entity)} />
            </span>
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
            <StatusBadge look={verificationLook[entity.verification_status]} />
            {[entity.type, entity.country && countryName(entity.country)].filter(Boolean).join(' · ')}
          </p>
        </div>
        {canAct(viewer.role) && (
          <div className="flex gap-2 @max-xl/entity:w-full">
            <Button aria-haspopup="dialog" onClick={() => setEditing(true)}>
              <Pencil aria-hidden />
              Edit
            </Button>
            <Button
              look="primary"
              className="@max-xl/entity:flex-1"
              aria-disabled={screen.isPending}
              onClick={() => !screen.isPending && screen.mutate()}
            >
              <Radar aria-hidden />
              {screen.isPending ? 'Screening…' : 'Screen now'}
            </Button>
          </div>
        )}
      </div>
      {screen.isError && (
        <ProblemNotice title="The screening failed" problem={screen.error} onRetry={() => screen.mutate()} />
      )}
      {isEditing && <EditEntityDialog entity={entity} onClose={() => setEditing(false)} />}
    </header>
  );
}
