import { millisecondsInHour } from 'date-fns/constants';
import { useQuery } from '@tanstack/react-query';
import { api, bodyOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import type { FlowResult } from '@/lib/domain/flows/result-schema';
import type { TokenResponse } from '@/lib/domain/flows/schema';
import { startTokenHours } from '@/lib/domain/start-token';
import { useViewer } from '@/components/shell/viewer';
import { useChange } from '@/components/ui/use-change';
import type { TryRequest } from './request';

/** Sends the request as the signed-in user. The answer comes when every check has ended, or at the timeout. */
export function useSend() {
  const { project_hash } = useViewer();
  return useChange({
    change: ({ path, body }: TryRequest): Promise<FlowResult | TokenResponse> =>
      bodyOf(
        // The server validates the body: users may try requests that it refuses.
        api.POST(path, { params: { path: { project_hash } }, body: body as never }),
      ),
    changes: ['/v1/flows'],
  });
}

export const isResult = (answer: FlowResult | TokenResponse): answer is FlowResult => 'flow_token' in answer;

const pullMs = 2_000;
/** The link has expired after this time, and nothing more will come. */
const linkMs = startTokenHours * millisecondsInHour;

/** The results of a flow by its pull token, from the end of its first check on. */
export function usePulled(pullToken: string): FlowResult | undefined {
  const found = useQuery({
    queryKey: ['pulled', pullToken],
    queryFn: async ({ signal }): Promise<FlowResult | null> => {
      const params = { path: { pull_token: pullToken } };
      const { data } = await api.GET('/api/gateway/sharable-payload/{pull_token}', { params, signal });
      return data ?? null;
    },
    refetchInterval: ({ state }) => (state.data || state.dataUpdateCount * pullMs > linkMs ? false : pullMs),
  });
  return found.data ?? undefined;
}

/** The flow, refetched when events report changes. */
export function useFlowOf(answer: FlowResult | undefined): FlowResult | undefined {
  const token = answer?.flow_token ?? '';
  const found = useQuery({
    ...readQuery('/v1/flows/{flow_token}', { path: { flow_token: token } }),
    enabled: answer !== undefined,
    placeholderData: answer,
  });
  return found.data;
}

/** The alerts of the flow's case, as they are raised. */
export function useRaisedAlerts(caseToken: string | null) {
  return useQuery({
    ...readQuery('/v1/cases/{case_token}/alerts', {
      path: { case_token: caseToken ?? '' },
      query: { sort: '-created_at', limit: 20 },
    }),
    enabled: caseToken !== null,
  });
}
