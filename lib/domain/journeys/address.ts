import type { Context } from '@/lib/platform/context';
import { env } from '@/lib/platform/settings/env';

/** Exactly as in API §3.2. The token is a secret: never log it. */
export const journeyAddress = ({ project }: Pick<Context, 'project'>, startToken: string): string =>
  `${env.PROBITY_BASE_URL}/${project.hash}/?t=${startToken}`;
