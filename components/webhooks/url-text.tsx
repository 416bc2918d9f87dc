import { Fragment } from 'react';

/** A URL that wraps after slashes, not in the middle of a word. */
export const UrlText = ({ url }: { url: string }) =>
  url.split(/(?<=\/)/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
