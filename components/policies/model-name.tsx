'use client';

import { useRiskModelName } from './use-risk-model-name';

export const ModelName = ({ model }: { model: string }) => <>{useRiskModelName(model)}</>;
