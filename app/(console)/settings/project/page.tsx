import type { Metadata } from 'next';
import { ProjectPage } from '@/components/settings/project/project-page';

export const metadata: Metadata = { title: 'Project' };

export default function ProjectRoute() {
  return <ProjectPage />;
}
