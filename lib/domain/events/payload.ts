import { apiVersion } from '@/lib/domain/answer';
import type { ProjectRef } from '@/lib/platform/context';
import type { StreamedEvent } from './schema';

export interface PublishedEvent {
  token: string;
  type: string;
  data: object;
  created_at: Date;
}

/** The JSON of an event that subscribers receive, by webhook or from the stream (API §8.2). */
export function payloadOf(project: ProjectRef, { token, type, data, created_at }: PublishedEvent): string {
  const payload: StreamedEvent = {
    event_id: token,
    event_type: type,
    created_at: created_at.toISOString(),
    project_hash: project.hash,
    api_version: apiVersion,
    data: data as StreamedEvent['data'], // the JSON of a resource
  };
  return JSON.stringify(payload);
}

/** The id of a position between events, such as the one where a stream was opened. */
export const placeOf = (position: number): string => `pos_${position}`;
