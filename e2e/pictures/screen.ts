import type { Locator, Page } from '@playwright/test';
import type { Role } from '@/lib/platform/context';

/** Looks up addresses, because tokens differ from one data folder to the next. */
export interface Find {
  alert(text: string): Promise<string>;
  case(name: string): Promise<string>;
  entity(name: string): Promise<string>;
  /** The newest resource of a kind. */
  first(resource: 'flows' | 'webhooks' | 'watchlists?scope=public'): Promise<string>;
}

export interface Screen {
  /** The name of its image files. */
  name: string;
  address: string | ((find: Find) => Promise<string>);
  /** The role that opens it; analyst if omitted, nobody if null. */
  role?: Role | null;
  /** An element that is present once the screen has rendered. */
  shows(page: Page): Locator;
  before?(page: Page): Promise<unknown>;
  /** Opens the dialog or part that is pictured. */
  open?(page: Page): Promise<unknown>;
  /** Whether the README shows it. */
  inReadme?: true;
}
