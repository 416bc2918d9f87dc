import { ExternalLink } from 'lucide-react';
import { formatDate } from '@/lib/domain/readable';
import { Panel } from '@/components/ui/panel';
import { Written } from '@/components/ui/written';
import type { ListedParty } from '@/lib/domain/checks/schema';
import { changesOf, listedFacts } from './listed-party';

/** The listed party and why it is listed, as of when the alert was opened. */
export function ListedPartyPanel({ party }: { party: ListedParty }) {
  const changes = changesOf(party);
  return (
    <Panel
      title="Listed party"
      aside={
        party.listed_on && <span className="text-xs text-muted">Since {formatDate(party.listed_on)}</span>
      }
    >
      <div className="flex flex-col gap-2.5 px-4 py-3 text-sm wrap-anywhere">
        {changes.length > 0 && (
          <div>
            <p className="font-semibold">Changed since it was marked as a false positive</p>
            {changes.map((change) => (
              <p key={change}>{change}</p>
            ))}
          </div>
        )}
        {party.reason && (
          <p>
            <Written>{party.reason}</Written>
          </p>
        )}
        <dl className="flex flex-col gap-2">
          {listedFacts(party).map(({ label, values }) => (
            <div key={label}>
              <dt className="text-xs text-muted">{label}</dt>
              {values.map((value) => (
                <dd key={value}>
                  <Written>{value}</Written>
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <Articles articles={party.articles} />
        <Lists lists={party.lists} />
      </div>
    </Panel>
  );
}

const isWebAddress = (url: string | null): url is string => url?.startsWith('http') ?? false;

function Outside({ url, children }: { url: string | null; children: string }) {
  if (!isWebAddress(url)) return children;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-2 hover:text-accent">
      {children}
      <ExternalLink
        aria-label="opens in a new window"
        className="ml-1 inline size-3.5 align-[-2px] text-muted"
      />
    </a>
  );
}

function Articles({ articles }: Pick<ListedParty, 'articles'>) {
  if (articles.length === 0) return null;
  return (
    <ul aria-label="Articles" className="flex flex-col gap-1">
      {articles.map(({ title, publisher, published_on, url }) => (
        <li key={`${title} ${published_on}`}>
          <Outside url={url}>{title}</Outside>
          <span className="block text-xs text-muted">
            {[publisher, published_on && formatDate(published_on)].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Lists({ lists }: Pick<ListedParty, 'lists'>) {
  return (
    <ul aria-label="Lists that name the party" className="flex flex-col gap-1">
      {lists.map(({ name, version, source_url, delisted_by }) => (
        <li key={name} className="flex flex-wrap justify-between gap-x-4">
          <span>
            <Outside url={source_url}>{name}</Outside>
            {delisted_by && ' (no longer on the list)'}
          </span>
          {version && <span className="text-muted">Version {formatDate(version)}</span>}
        </li>
      ))}
    </ul>
  );
}
