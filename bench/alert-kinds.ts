import type { AlertCategory, AlertType, Priority, ScreeningCategory } from '@/lib/domain/words';
import type { ExplanationFeature, Match } from '../lib/domain/screening/schema';

/** What the alerts of the benchmark say; each of the million is one of these. */
export interface AlertKind {
  type: AlertType;
  category: AlertCategory;
  priority: Priority;
  priority_score: number;
  match_score: number | null;
  match: Match | null;
  summary: string;
}

/** How often a category comes up, of a hundred alerts. */
const screening: [AlertCategory, ScreeningCategory, Priority, number, share: number][] = [
  ['Sanctions Hit', 'sanctions', 'Critical', 90, 14],
  ['PEP Match', 'pep', 'High', 70, 32],
  ['Adverse Media', 'adverse_media', 'Medium-High', 55, 24],
  ['Watchlist Match', 'watchlist', 'High', 65, 10],
];

const others: [AlertCategory, AlertType, Priority, number, share: number][] = [
  ['Name Mismatch', 'Identity', 'Medium', 40, 8],
  ['DOB Mismatch', 'Identity', 'Medium', 40, 7],
  ['API Failure', 'System', 'Low', 10, 5],
];

const names = [
  'Arkady Valentinovich MOROZOV',
  'Samir Yusuf AL-KHATIB',
  'Folasade Grace OYELARAN',
  'Renata QUISPE',
];

function explanationOf(name: string, score: number): ExplanationFeature[] {
  const [first = '', ...others] = name.toLowerCase().split(' ');
  return [
    { feature: 'name', query: first, candidate: first, verdict: 'agree', contribution: 28.4 },
    ...others.map((word) => ({
      feature: 'name',
      query: word,
      candidate: `${word}s`,
      verdict: 'near' as const,
      contribution: 24.1,
    })),
    { feature: 'date_of_birth', query: '1968', candidate: '1968-04-12', verdict: 'near', contribution: 4.5 },
    { feature: 'nationality', query: 'RU', candidate: 'RU', verdict: 'agree', contribution: 3.5 },
    { feature: 'country', query: null, candidate: 'RU', verdict: 'missing', contribution: 0 },
    { feature: 'gender', query: null, candidate: 'male', verdict: 'missing', contribution: 0 },
    {
      feature: 'identifier',
      query: null,
      candidate: 'Passport 530129802',
      verdict: 'missing',
      contribution: 0,
    },
    {
      feature: 'place_of_birth',
      query: null,
      candidate: 'Novorossiysk',
      verdict: 'missing',
      contribution: 0,
    },
    { feature: 'weak_alias', query: null, candidate: null, verdict: 'missing', contribution: score - 90 },
  ];
}

function matchOf(category: ScreeningCategory, n: number): Match {
  const name = names[n % names.length] ?? '';
  const match_score = 78 + (n % 22);
  return {
    match_score,
    primary_name: name,
    matched_name: name.replace('V', 'W'),
    category,
    categories: [category],
    nationality: 'RU',
    date_of_birth: '1968-04-12',
    list: 'OFAC SDN',
    list_entry_id: String(10_000 + n),
    explanation: explanationOf(name, match_score),
  };
}

const screeningKinds = screening.flatMap(([category, of, priority, priority_score, share]) =>
  Array.from({ length: share }, (_, n): AlertKind => {
    const match = matchOf(of, n);
    const summary = `${match.matched_name} on ${match.list}, entry ${match.list_entry_id}.`;
    return {
      type: 'Screening',
      category,
      priority,
      priority_score,
      match_score: match.match_score,
      match,
      summary,
    };
  }),
);

const otherKinds = others.flatMap(([category, type, priority, priority_score, share]) =>
  Array.from({ length: share }, (): AlertKind => {
    const summary = 'What the person stated and what the source holds do not agree.';
    return { type, category, priority, priority_score, match_score: null, match: null, summary };
  }),
);

/** A hundred, each as likely as the others. */
export const alertKinds: readonly AlertKind[] = [...screeningKinds, ...otherKinds];
