import type { components } from '@/clients/typescript/src/schema';
import { api, dataOf } from '@/lib/api/client';
import { useChange } from '@/components/ui/use-change';
import type { ShownSecret } from '@/components/ui/secret-dialog';

type Schemas = components['schemas'];

const changes = ['/v1/users'] as const;
const pathOf = (user_token: string) => ({ params: { path: { user_token } } });

export const useAddPerson = () =>
  useChange({
    change: (body: Schemas['CreateUser']) => dataOf(api.POST('/v1/users', { body })),
    changes,
  });

export const useUpdatePerson = (token: string, done: string) =>
  useChange({
    change: (body: Schemas['UpdateUser']) =>
      dataOf(api.PATCH('/v1/users/{user_token}', { ...pathOf(token), body })),
    changes,
    done,
  });

export const useDeactivatePerson = (token: string) =>
  useChange<void, Schemas['User']>({
    change: () => dataOf(api.PATCH('/v1/users/{user_token}', { ...pathOf(token), body: { disabled: true } })),
    changes,
    done: 'Person deactivated',
  });

export const useResetPassword = (token: string) =>
  useChange<void, Schemas['CreatedUser']>({
    change: () => dataOf(api.POST('/v1/users/{user_token}/reset-password', pathOf(token))),
    changes,
  });

/** Ends all sessions of a person, who may sign in again. */
export const useSignOutPerson = (token: string, name: string) =>
  useChange<void, unknown>({
    change: () => api.POST('/v1/users/{user_token}/end-sessions', pathOf(token)),
    changes,
    done: `${name} is signed out everywhere`,
  });

export const passwordOf = ({ name, email, password }: Schemas['CreatedUser']): ShownSecret => ({
  title: `A password for ${name}`,
  text: 'Send it securely. They can change it in their settings.',
  parts: [
    { label: 'Email', value: email },
    { label: 'Password', value: password },
  ],
});
