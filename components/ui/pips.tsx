interface PipsProps {
  /** The number of facts that agree. */
  count: number;
  of: number;
  /** "Corroborated 1 of 4". */
  label: string;
}

/** One small square for each fact, filled if it agrees. */
export function Pips({ count, of, label }: PipsProps) {
  return (
    <svg role="img" aria-label={label} width={of * 8 - 2} height="6" className="inline-block align-middle">
      <title>{label}</title>
      {Array.from({ length: of }, (_, place) => (
        <rect
          key={place}
          x={place * 8 + 0.5}
          y="0.5"
          width="5"
          height="5"
          rx="1"
          className={place < count ? 'fill-accent stroke-accent' : 'fill-none stroke-line-strong'}
        />
      ))}
    </svg>
  );
}
