import { isReviewer } from '@/lib/domain/access/roles';
import { PeopleNotLoaded } from '@/components/people/people-not-loaded';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useAssignablePeople } from '@/components/people/use-assignable-people';

interface ReviewerFieldProps {
  /** The field that `useController` returns. */
  field: Omit<Parameters<typeof Select>[0], 'choices'>;
  error: string | undefined;
}

export function ReviewerField({ field, error }: ReviewerFieldProps) {
  const users = useAssignablePeople();
  const reviewers = (users.data ?? []).filter((user) => isReviewer(user.role));
  return (
    <>
      <PeopleNotLoaded title="The reviewers could not be loaded" />
      <Field label="Reviewer" hint="They will be notified and become the assignee." error={error}>
        <Select
          {...field}
          choices={reviewers.map(({ token, name, role }) => ({ value: token, label: name, hint: role }))}
          placeholder={users.isPending ? 'Loading…' : 'Choose a reviewer…'}
          className="w-full"
        />
      </Field>
    </>
  );
}
