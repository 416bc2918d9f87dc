import { State, States } from './states';

const sizes = [
  ['Note and label, 12/16', 'text-xs'],
  ['Body, 13/20', 'text-sm'],
  ['Value compared, 14/20', 'text-base'],
  ['Sentence and pane title, 16/24', 'text-lg'],
  ['Page title, 20/28', 'text-xl font-semibold'],
  ['Figure, 28/36', 'text-2xl font-semibold tabular-nums'],
] as const;

export const TypeSpecimen = () => (
  <>
    {sizes.map(([name, style]) => (
      <State key={name} name={name}>
        <p className={style}>Anton Weskarov, 93 of 100 · Антон Вескаров · 林 曉青 · أنطون</p>
      </State>
    ))}
    <State name="Identifier">
      <p className="font-mono text-sm">cas_01kad8m3zq5v7x9b1c2d4e6f8g</p>
    </State>
  </>
);

const grounds = [
  ['canvas', 'bg-canvas'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['hover', 'bg-hover'],
  ['accent-soft', 'bg-accent-soft'],
  ['accent', 'bg-accent'],
  ['rail', 'bg-rail'],
] as const;

const inks = [
  ['ink', 'text-ink'],
  ['muted', 'text-muted'],
  ['faint', 'text-faint'],
  ['accent', 'text-accent'],
  ['danger', 'text-danger'],
  ['warning', 'text-warning'],
] as const;

export const TokenSpecimen = () => (
  <>
    <States>
      {grounds.map(([name, style]) => (
        <State key={name} name={name}>
          <span className={`h-10 w-24 rounded-md border ${style}`} />
        </State>
      ))}
    </States>
    <p className="flex flex-wrap gap-6 text-sm font-medium">
      {inks.map(([name, style]) => (
        <span key={name} className={style}>
          {name}
        </span>
      ))}
    </p>
  </>
);
