import type { Locator, Page } from '@playwright/test';
import type { Role } from '@/lib/platform/context';

/** Looks addresses up, since tokens differ from one data folder to the next. */
export interface Find {
  alert(text: string): Promise<string>;
  case(name: string): Promise<string>;
  entity(name: string): Promise<string>;
  /** The newest of a resource. */
  first(resource: 'flows' | 'webhooks' | 'watchlists?scope=public'): Promise<string>;
}

export interface Screen {
  /** Of its files. */
  name: string;
  address: string | ((find: Find) => Promise<string>);
  /** Who looks at it; an analyst where it is left out, and nobody where it is null. */
  role?: Role | null;
  /** What is there as soon as it is drawn. */
  shows(page: Page): Locator;
  before?(page: Page): Promise<unknown>;
  /** Opens what the picture is about. */
  open?(page: Page): Promise<unknown>;
  /** The README shows it. */
  inReadme?: true;
}
