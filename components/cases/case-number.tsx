/** As in "CAS-000142": an identifier, which no line breaks. */
export const CaseNumber = ({ children }: { children: string }) => (
  <span className="font-mono whitespace-nowrap">{children}</span>
);
