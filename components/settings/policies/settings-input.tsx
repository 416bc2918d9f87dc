'use client';

import { CountriesInput } from './countries-input';
import type { SettingsField } from './fields/field';
import { type InputProps, PlainInput } from './plain-input';
import { RowsInput } from './rows-input';

export function SettingsInput({ field, ...props }: InputProps<SettingsField>) {
  if (field.kind === 'rows') return <RowsInput field={field} {...props} />;
  if (field.kind === 'countries') return <CountriesInput field={field} {...props} />;
  return <PlainInput field={field} {...props} />;
}
