'use client';

import { RotateCcw, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import { differenceOf } from './difference';
import { DimensionFields } from './dimension-fields';
import { FloorLine } from './floor-line';
import { type Assumed, bodyOf, fieldsOf } from './fields';
import { Outcome } from './outcome';
import { useRiskPreview } from './use-preview';

/** The risk if some facts were different. */
export function WhatIf({ assessment, onClose }: { assessment: RiskAssessment; onClose: () => void }) {
  const [assumed, assume] = useState<Assumed>({});
  const body = bodyOf(assumed);
  const known = useRiskPreview(assessment.token, {});
  const preview = useRiskPreview(assessment.token, body);
  const isChanged = Object.keys(body).length > 0;
  const facts = known.data?.facts;
  const panel = useRef<HTMLDivElement>(null);
  const isRead = facts !== undefined && preview.data !== undefined;
  const change = preview.data && differenceOf(assessment.dimensions, preview.data.dimensions);
  // Keys go on from here, and not from the button above it.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  // It opens below a long table, and there is room to scroll only once its fields have arrived. In newer browsers the
  // call returns a promise, which an effect may not.
  useEffect(() => void panel.current?.scrollIntoView({ block: 'start' }), [isRead]);
  return (
    <div ref={panel} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Panel
        title="What if"
        note="Nothing is saved"
        aside={
          <span className="flex gap-2">
            <Button size="small" aria-disabled={!isChanged} onClick={() => assume({})}>
              <RotateCcw aria-hidden />
              Reset
            </Button>
            <Button look="quiet" size="small" onClick={onClose}>
              <X aria-hidden />
              Close
            </Button>
          </span>
        }
      >
        {preview.error && (
          <ProblemNotice
            className="m-4"
            title="The risk could not be calculated"
            problem={preview.error}
            onRetry={() => void preview.refetch()}
          />
        )}
        {facts && preview.data && change ? (
          <>
            <Outcome assessment={assessment} preview={preview.data} isChanged={isChanged} />
            {change.dimensions.map((dimension) => (
              <DimensionFields
                key={dimension.key}
                change={dimension}
                fields={fieldsOf[facts.entity_type][dimension.key]}
                facts={facts}
                assumed={assumed}
                onAssume={(fact, text) => assume((before) => ({ ...before, [fact]: text }))}
              />
            ))}
            <FloorLine floor={change.floor} />
          </>
        ) : (
          !preview.error && <Skeleton className="m-4 h-72 rounded-md" />
        )}
      </Panel>
    </div>
  );
}
