interface Named {
  type: 'Person' | 'Company';
  full_name: string | null;
  company_name: string | null;
}

/** A person or company as people read it: in the console and in evidence packs. */
export const nameOf = ({ type, full_name, company_name }: Named): string =>
  (type === 'Company' ? company_name : full_name) || 'Unnamed';
