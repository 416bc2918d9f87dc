import type { DatePlaces, Place, Point } from '../document-reading.ts';
import { homography, mapped } from '../geometry.ts';
import { wholeOf } from '../locate/pages.ts';
import { dateCells } from './formats.ts';
import type { FoundMrz } from './read-mrz.ts';

/** Where the dates of a zone stand in the picture. */
export function datePlacesOf({ strip, reading }: FoundMrz): DatePlaces {
  const grid = strip?.read.grids[1];
  if (!strip || !reading || !grid) return {};
  const { image, corners, read } = strip;
  const toPicture = homography(wholeOf(image), corners);
  const at = (cell: number, y: number): Point => {
    const x = grid.start + cell * grid.pitch;
    return mapped(toPicture, [x, y + (x - image.width / 2) * read.slope]);
  };
  const place = ([from, to]: readonly [number, number]): Place => ({
    side: reading.place.side,
    corners: [at(from, grid.top), at(to, grid.top), at(to, grid.bottom), at(from, grid.bottom)],
  });
  const cells = dateCells(reading.format);
  return { date_of_birth: [place(cells.date_of_birth)], expiration_date: [place(cells.expiration_date)] };
}
