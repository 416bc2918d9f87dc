import Link from 'next/link';
import type { Entity } from '@/lib/domain/entities/schema';
import { buttonStyle } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { entityFacts } from './entity-facts';

export function PersonPanel({ person }: { person: Entity }) {
  return (
    <Panel
      title="Person"
      note={`Verification ${person.verification_status.toLowerCase()}`}
      aside={
        <Link
          href={`/entities/${person.token}`}
          prefetch={false}
          className={buttonStyle({ look: 'quiet', size: 'small' })}
        >
          All cases of this person
        </Link>
      }
    >
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-6 gap-y-3 px-4 py-3 text-sm">
        {entityFacts(person).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
