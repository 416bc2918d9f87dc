import { PageNotFound } from '@/components/ui/page-not-found';

/** Keeps the navigation, unlike `app/not-found.tsx`. */
export default function ConsoleNotFound() {
  return <PageNotFound />;
}
