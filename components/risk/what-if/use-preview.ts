import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, dataOf } from '@/lib/api/client';
import type { PreviewRiskAssessment } from '@/lib/domain/risk/schema';

const pauseMs = 250;

/** The value once it has stopped changing, as while somebody types. */
function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What the risk would be. The last answer stays until the next one is there. */
export function useRiskPreview(token: string, body: PreviewRiskAssessment) {
  const text = useSettled(JSON.stringify(body));
  return useQuery({
    queryKey: ['risk preview', token, text],
    queryFn: ({ signal }) =>
      dataOf(
        api.POST('/v1/risk-assessments/{assessment_token}/preview', {
          params: { path: { assessment_token: token } },
          body: JSON.parse(text) as PreviewRiskAssessment, // made from one above
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
