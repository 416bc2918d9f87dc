/** Columns that `q` searches. */
export const searchedColumns = ['full_name', 'company_name', 'registration_number', 'external_reference'];
