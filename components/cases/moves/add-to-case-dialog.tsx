'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readQuery } from '@/lib/api/query';
import type { Entity } from '@/lib/domain/entities/schema';
import type { EntityRole } from '@/lib/domain/words';
import { nameOf } from '@/lib/domain/entity-name';
import { roleName } from '@/lib/domain/role-names';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { formatDate } from '@/lib/domain/readable';
import { countryName } from '@/lib/domain/country-names';
import { FormDialog } from '@/components/ui/form-dialog';
import { labelsOf, nameFields } from '@/components/ui/name-fields';
import { type Choice, Select } from '@/components/ui/select';
import { type CaseDialogProps, focusAfterMove } from './case-dialog';
import { useAddToCase } from './use-case-moves';

const factsOf = ({ date_of_birth, registration_number, country }: Entity) =>
  [date_of_birth ? formatDate(date_of_birth) : registration_number, country && countryName(country)]
    .filter(Boolean)
    .join(' · ');

const asChoice = (entity: Entity): Choice<string> => ({
  value: entity.token,
  label: nameOf(entity),
  hint: factsOf(entity) || entity.type,
});

const roles: Choice<EntityRole>[] = (['UBO', 'Director', 'Shareholder'] as const).map((value) => ({
  value,
  label: roleName[value],
}));

/** Adds a known person or company to the case. A new one is added with its own verification. */
export function AddToCaseDialog({ of, onClose }: CaseDialogProps) {
  const [text, search] = useState('');
  const [chosen, choose] = useState<Choice<string> | null>(null);
  const [role, setRole] = useState<EntityRole>('Director');
  const [isTried, setTried] = useState(false);
  const found = useQuery({
    ...readQuery('/v1/entities', { query: { q: text.trim() || undefined, limit: 20 } }),
    placeholderData: keepPreviousData,
  });
  const add = useAddToCase(of.token);
  return (
    <FormDialog
      onClose={onClose}
      title="Add to case"
      description="A person or company that Probity already knows. Adding it starts no checks."
      submitLabel="Add"
      problemTitle="It could not be added"
      problem={nameFields(add.error ?? found.error, labelsOf({ entity_token: 'Person or company' }))}
      isPending={add.isPending}
      isSubmitted={add.isSuccess}
      onSubmit={async () => {
        setTried(true);
        if (chosen) add.mutate({ entity_token: chosen.value, role }, { onSuccess: onClose });
      }}
      focusAfterSubmit={focusAfterMove}
    >
      <Field label="Person or company" error={isTried && !chosen ? 'Required' : undefined}>
        <Combobox
          choices={(found.data?.data ?? []).map(asChoice)}
          value={chosen}
          onChange={choose}
          onSearch={search}
          isSearching={found.isFetching}
          placeholder="Search by name or number"
        />
      </Field>
      <Field label="Role in this case">
        <Select choices={roles} value={role} onChange={setRole} className="w-full" />
      </Field>
    </FormDialog>
  );
}
