import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import { changedWithCases } from '@/components/cases/moves/use-case-moves';
import { useChange } from '@/components/ui/use-change';

const path = '/v1/cases/{case_token}/comments';

/** The latest 100 comments, the newest first. */
export const useComments = (token: string) =>
  useQuery(readQuery(path, { path: { case_token: token }, query: { sort: '-created_at', limit: 100 } }));

/** @param onSent called even if the user has left the case */
export const useComment = (token: string, onSent: () => void) =>
  useChange({
    change: ({ body, mentions }: { body: string; mentions: string[] }) =>
      dataOf(
        api.POST(path, {
          params: { path: { case_token: token } },
          body: { type: 'Comment', body, mentions },
        }),
      ),
    changes: [path, ...changedWithCases],
    onDone: onSent,
  });
