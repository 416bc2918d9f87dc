import { type NewEntity, newEntityOf } from '@/lib/domain/entities/new-entity';
import { RegisterEntity } from '@/lib/domain/entities/schema';
import { ApiError, ValidationFailed } from '@/lib/platform/errors/errors';
import { boundedDetails, detailsOf } from '@/lib/platform/errors/fault-details';
import { plainIssues } from '@/lib/platform/errors/plain-issues';
import type { LineError } from './schema';

export const lineErrorOf = ({ code, message, details = [] }: ApiError): LineError => ({
  code,
  message,
  details: boundedDetails(details),
});

/** As in `POST /v1/entities`, except that `monitored` defaults to true. Throws `ValidationFailed` (400). */
function entityIn(given: object): NewEntity {
  const said = { monitored: true, ...given };
  const parsed = RegisterEntity.safeParse(said, { reportInput: true, error: plainIssues });
  if (!parsed.success) throw new ValidationFailed(detailsOf(parsed.error));
  const { role, ...input } = parsed.data;
  return newEntityOf({ input, role, path: '' });
}

export type Judged = { entity: NewEntity } | { error: LineError };

export function judgeLine(given: object): Judged {
  try {
    return { entity: entityIn(given) };
  } catch (error) {
    if (error instanceof ApiError) return { error: lineErrorOf(error) };
    throw error;
  }
}
