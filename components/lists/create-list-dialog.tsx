'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useController, useForm } from 'react-hook-form';
import { Field, TextInput } from '@/components/ui/field';
import { formMessages } from '@/components/ui/form';
import { FormDialog } from '@/components/ui/form-dialog';
import { Select } from '@/components/ui/select';
import { CreateWatchlist } from '@/lib/domain/watchlists/schema';
import type { ScreeningCategory } from '@/lib/domain/words';
import { categoryName } from './list-state';
import { useCreateList } from './use-lists';

const categories = (Object.keys(categoryName) as ScreeningCategory[]) // its own keys
  .map((value) => ({ value, label: categoryName[value] }));

export default function CreateListDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const create = useCreateList();
  const { control, formState, handleSubmit, register } = useForm({
    resolver: zodResolver(CreateWatchlist, formMessages),
    defaultValues: { name: '', category: 'watchlist' as const },
  });
  const { field: category } = useController({ control, name: 'category' });
  return (
    <FormDialog
      onClose={onClose}
      title="Create a list"
      description="Every screening in this project includes it as soon as it has an entry."
      submitLabel="Create"
      problemTitle="The list could not be created"
      problem={create.error}
      isPending={create.isPending}
      isSubmitted={formState.isSubmitSuccessful}
      onSubmit={handleSubmit((body) =>
        create.mutate(body, {
          onSuccess: ({ token }) => {
            onClose();
            router.push(`/lists/${token}`);
          },
        }),
      )}
    >
      <Field label="Name" error={formState.errors.name?.message}>
        <TextInput autoComplete="off" placeholder="Former customers" {...register('name')} />
      </Field>
      <Field
        label="Category"
        hint="The category of alerts from this list."
        error={formState.errors.category?.message}
      >
        <Select {...category} choices={categories} className="w-full" />
      </Field>
    </FormDialog>
  );
}
