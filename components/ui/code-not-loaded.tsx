import { ProblemNotice } from './problem-notice';

/** In the place of code that could not be fetched. It is tried again by itself too. */
export const CodeNotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <ProblemNotice
    className="m-3"
    title="This part of the page could not be loaded"
    problem={null}
    onRetry={onRetry}
  />
);
