import { expect } from 'vitest';
import { filteredReadings } from './filtered-requests';
import { filteredAnswers, type Probe } from './scene';

// What a project finds with its filters, while another project has rows with the same tokens.

export const filterProbes: Probe[] = filteredReadings.map((op) => ({
  name: `${op.id} finds the same with each of its filters when another project has the same tokens`,
  async expectNoLeak({ holder, found }) {
    expect(await filteredAnswers(holder, op)).toEqual(found.get(op.id));
  },
}));
