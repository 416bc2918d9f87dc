import { createRoot } from 'react-dom/client';
import { JourneyPage } from '@/components/journey/journey-page';

// The page of a journey, which our front serves without Next (docs/design.md). Its address is /{project_hash}/.
const root = document.querySelector('#journey');
const [, projectHash = ''] = window.location.pathname.split('/');
if (root) createRoot(root).render(<JourneyPage projectHash={projectHash} />);
