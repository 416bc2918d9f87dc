import { ProblemNotice } from './problem-notice';

/** Shown instead of code that could not be fetched. It is also retried automatically. */
export const CodeNotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <ProblemNotice
    className="m-3"
    title="This part of the page could not be loaded"
    problem={null}
    onRetry={onRetry}
  />
);
