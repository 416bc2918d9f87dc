import type { Context } from '@/lib/platform/context';
import { env } from '@/lib/platform/env';

/** Exactly as API §3.2 has it. The token is a secret: never in a log. */
export const journeyAddress = ({ project }: Pick<Context, 'project'>, startToken: string): string =>
  `${env.PROBITY_BASE_URL}/${project.hash}/?t=${startToken}`;
