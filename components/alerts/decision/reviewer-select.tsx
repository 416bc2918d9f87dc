import { peopleChoices } from '@/components/people/assignees';
import { Select } from '@/components/ui/select';
import type { User } from '@/lib/domain/access/schema';

interface ReviewerSelectProps {
  reviewers: readonly User[];
  value: string | undefined;
  onChange: (reviewer: string) => void;
}

/** The reviewer who gets a proposal or an escalation. */
export const ReviewerSelect = ({ reviewers, value, onChange }: ReviewerSelectProps) => (
  <Select
    prefix="Goes to"
    choices={peopleChoices(reviewers)}
    value={value}
    onChange={onChange}
    className="w-full"
  />
);
