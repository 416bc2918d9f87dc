import { useState } from 'react';
import { Button } from './button';

/** Longer names are cut to two lines. */
const longAt = 80;

/** A name in a heading. A very long one is shown whole on request, because it would push everything else down. */
export function LongName({ name }: { name: string }) {
  const [isWhole, setWhole] = useState(false);
  if (name.length <= longAt) return <bdi>{name}</bdi>;
  return (
    <>
      <bdi className={isWhole ? 'block' : 'line-clamp-2'}>{name}</bdi>
      <Button
        look="quiet"
        size="small"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        className="-ml-2"
      >
        {isWhole ? 'Shorten the name' : 'Show the whole name'}
      </Button>
    </>
  );
}
