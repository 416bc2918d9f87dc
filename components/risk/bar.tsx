interface BarProps {
  startPercent: number;
  widthPercent: number;
}

/** A bar on a scale to 100. The numbers are beside it. */
export function Bar({ startPercent, widthPercent }: BarProps) {
  return (
    <svg aria-hidden className="block h-2 w-full">
      <rect width="100%" height="100%" rx="4" className="fill-line" />
      <rect x={`${startPercent}%`} width={`${widthPercent}%`} height="100%" rx="2" className="fill-chart-1" />
    </svg>
  );
}
