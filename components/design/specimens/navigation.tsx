import { Brand, BrandMark } from '@/components/ui/brand';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { RailItemText, railItemStyle } from '@/components/shell/rail-item';
import { sectionGroupsFor } from '@/components/shell/sections';
import { State, States } from './states';

const counts: Partial<Record<string, number>> = {
  '/work': 0,
  '/alerts': 31,
  '/cases': 12_480,
  '/webhooks': 2,
};

/** A list and not the navigation itself, of which a page has one. */
const Sections = () => (
  <ul className="flex flex-col gap-0.5">
    {sectionGroupsFor('admin')
      .flatMap(({ sections }) => sections)
      .map(({ name, href, icon, wrong }) => (
        <li key={href}>
          <a href="#navigation" className={railItemStyle(href === '/alerts')}>
            <RailItemText icon={icon} count={counts[href]} wrong={wrong}>
              {name}
            </RailItemText>
          </a>
        </li>
      ))}
  </ul>
);

export const NavigationSpecimen = () => (
  <States>
    <State name="Wide: here, counted, failing">
      <div className="@container/rail flex w-54 flex-col gap-4 rounded-md bg-rail p-3 text-rail-ink">
        <Brand className="px-2 pt-2" />
        <Sections />
      </div>
    </State>
    <State name="Narrow">
      <div className="@container/rail flex w-14 flex-col gap-4 rounded-md bg-rail p-2 text-rail-ink">
        <BrandMark className="mx-auto my-2" />
        <Sections />
      </div>
    </State>
  </States>
);

export const BreadcrumbSpecimen = () => (
  <Breadcrumb label="Cases" href="#breadcrumb">
    CAS-000016
  </Breadcrumb>
);
