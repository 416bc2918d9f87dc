import type { ListedCase } from '@/lib/domain/cases/schema';

/** Whom the case is about, or its own name if they have none. */
export const subjectNameOfCase = ({
  primary_entity,
  name,
}: Pick<ListedCase, 'primary_entity' | 'name'>): string => primary_entity?.name || name;
