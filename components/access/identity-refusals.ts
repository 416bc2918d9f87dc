import { waitingTime } from './waiting-time';

type Sentence = (provider: string, waitSeconds: number) => string;

const notReached: Sentence = (provider) =>
  `The sign-in with ${provider} is not available at the moment. Try again later, or use your password.`;

/** The explanations by the reason in the page's address. */
const sentences: Partial<Record<string, Sentence>> = {
  unknown_person: () =>
    'You have no account here. Ask an administrator of your project to add you with the same email address.',
  unverified_email: (provider) =>
    `${provider} does not say that your email address is verified. Have it verified there, or use your password.`,
  cancelled: (provider) =>
    `You have not finished signing in with ${provider}. Try again, or use your password.`,
  failed: (provider) => `The sign-in with ${provider} did not work. Try again, or use your password.`,
  RATE_LIMITED: (_, seconds) => `Too many failed attempts. Try again in ${waitingTime(seconds)}.`,
  SERVICE_UNAVAILABLE: (_, seconds) =>
    `Sign-in is temporarily unavailable. Try again in ${waitingTime(seconds)}.`,
  INTERNAL_ERROR: () => 'Sign-in failed on our side. Try again later.',
  // next-auth's error for a provider that did not answer.
  OAuthSignin: notReached,
};

/** Why the identity provider did not sign the user in; null for an unknown reason. */
export function identityRefusal(reason: string | string[] | undefined, provider: string): string | null {
  if (typeof reason !== 'string') return null;
  const [code = '', seconds] = reason.split(' ');
  return (
    (Object.hasOwn(sentences, code) ? sentences[code] : undefined)?.(provider, Number(seconds) || 1) ?? null
  );
}
