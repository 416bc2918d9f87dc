/**
 * A bar in a table row, drawn with SVG attributes, so that the content security policy need not allow inline styles.
 */
export const ShareOf = ({ share }: { share: number }) => (
  <svg aria-hidden className="block h-2 w-full overflow-hidden rounded-xs bg-sunken">
    <rect width={`${share * 100}%`} height="100%" rx="2" className="fill-chart-1" />
  </svg>
);
