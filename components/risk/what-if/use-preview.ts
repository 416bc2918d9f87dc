import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, dataOf } from '@/lib/api/client';
import type { PreviewRiskAssessment } from '@/lib/domain/risk/schema';

const pauseMs = 250;

/** The value once it has stopped changing, for example when typing pauses. */
function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The risk under changed facts. The last answer is shown until the next one arrives. */
export function useRiskPreview(token: string, body: PreviewRiskAssessment) {
  const text = useSettled(JSON.stringify(body));
  return useQuery({
    queryKey: ['risk preview', token, text],
    queryFn: ({ signal }) =>
      dataOf(
        api.POST('/v1/risk-assessments/{assessment_token}/preview', {
          params: { path: { assessment_token: token } },
          body: JSON.parse(text) as PreviewRiskAssessment, // serialized from one above
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
