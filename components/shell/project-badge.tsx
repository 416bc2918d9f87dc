'use client';

import { FlaskConical, ShieldCheck } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import type { Tone } from '@/components/ui/tone';
import { useViewer } from './viewer';

const environments = {
  staging: { label: 'Staging', tone: 'caution', icon: FlaskConical },
  production: { label: 'Production', tone: 'good', icon: ShieldCheck },
} as const satisfies Record<string, { label: string; tone: Tone; icon: typeof FlaskConical }>;

export function EnvironmentBadge() {
  const { label, tone, icon } = environments[useViewer().environment];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

/** The project and its environment; in a narrow rail only the environment. */
export function ProjectBadge() {
  const { project_name, environment } = useViewer();
  const { label, tone, icon: Icon } = environments[environment];
  return (
    <>
      <Badge tone={tone} className="h-7 shrink-0 justify-center @min-[10rem]/rail:hidden">
        <Icon aria-hidden className="size-4" />
        <span className="sr-only">
          {label}: {project_name}
        </span>
      </Badge>
      <div className="hidden rounded-md border border-rail-line px-2.5 py-2 @min-[10rem]/rail:block">
        <div className="flex items-center justify-between gap-2 text-2xs text-rail-muted">
          Project
          <EnvironmentBadge />
        </div>
        <p className="mt-0.5 text-sm font-medium break-words">{project_name}</p>
      </div>
    </>
  );
}
