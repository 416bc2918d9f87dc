/** A case number such as "CAS-000142", without line breaks. */
export const CaseNumber = ({ children }: { children: string }) => (
  <span className="font-mono whitespace-nowrap">{children}</span>
);
