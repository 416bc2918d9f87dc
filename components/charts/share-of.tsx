/** A bar of a row, by an attribute of SVG: the content security policy need not allow styles. */
export const ShareOf = ({ share }: { share: number }) => (
  <svg aria-hidden className="block h-2 w-full overflow-hidden rounded-xs bg-sunken">
    <rect width={`${share * 100}%`} height="100%" rx="2" className="fill-chart-1" />
  </svg>
);
