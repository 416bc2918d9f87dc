import { Unauthorized } from '@/lib/platform/errors/errors';

/** For a start token that is missing, was never issued, or whose link was replaced (401). */
export class StartTokenRefused extends Unauthorized {
  constructor() {
    super('The start token is missing or invalid.');
  }
}
