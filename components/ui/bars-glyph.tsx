export type BarsLevel = 0 | 1 | 2 | 3 | 4;

interface BarsGlyphProps {
  /** Left out if the rank is next to it in words. */
  label?: string;
  /** How many of the four bars are filled. Level 4 is drawn inverted, for what ranks above the rest. */
  level: BarsLevel;
}

const bars = [
  { x: 0, y: 10 },
  { x: 4, y: 7 },
  { x: 8, y: 4 },
  { x: 12, y: 1 },
];

/** A rank as bars without colour: colours are reserved for breaches and conflicts. */
export function BarsGlyph({ label, level }: BarsGlyphProps) {
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox="0 0 16 16"
      className="inline-block size-4 shrink-0 fill-ink"
    >
      {label && <title>{label}</title>}
      {level === 4 ? (
        <>
          <rect width="16" height="16" rx="3.5" />
          <path d="M3 9h2v4H3zM7 6h2v7H7zM11 3h2v10h-2z" className="fill-surface" />
        </>
      ) : (
        bars.map(({ x, y }, place) => (
          <rect key={x} x={x} y={y} width="3" height={14 - y} rx="1" opacity={place <= level ? 1 : 0.22} />
        ))
      )}
    </svg>
  );
}
