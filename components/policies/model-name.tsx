'use client';

import { useRiskModelName } from './use-versions-at';

export const ModelName = ({ model }: { model: string }) => <>{useRiskModelName(model)}</>;
