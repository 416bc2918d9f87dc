import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { statusLook } from '@/components/alerts/appearance';
import { caseStatusLook } from '@/components/cases/appearance';
import { checkLookOf } from '@/components/cases/checks/check-look';
import { outcomeLook } from '@/components/flows/appearance';
import { StatusBadge } from './status-badge';

const check = checkLookOf({ status: 'Complete', result: 'Refer' });
const flow = outcomeLook({ processing_status: 'complete', overall_verdict: 'Fail' });
const running = outcomeLook({ processing_status: 'processing', overall_verdict: null });

it.each([
  ['alert', statusLook.Escalated, 'Escalated', 'tone-warning'],
  ['case', caseStatusLook['In Review'], 'In Review', 'tone-accent'],
  ['check', check, 'Referred', 'tone-caution'],
  ['flow', flow, 'Fail', 'tone-warning'],
  ['running flow', running, 'Running', 'tone-info'],
])('status badge · shows the status of a %s by icon, word and colour', (_, look, word, tone) => {
  const badge = renderToStaticMarkup(<StatusBadge look={look} />);
  expect(badge).toContain(`${word}</span>`);
  expect(badge).toContain(tone);
  expect(badge).toContain('<svg');
});
