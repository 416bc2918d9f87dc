export interface InProject {
  project_id: number;
}

const restMs = 10_000;
/** By the name of the job: until when each project rests. */
const jobs = new Map<string, Map<number, number>>();

/**
 * Projects in which the job recently failed in this process. Queries for a few rows skip them, so that they
 * do not starve others.
 */
export function restingProjects(job: string): number[] {
  const resting = jobs.get(job) ?? new Map<number, number>();
  for (const [id, until] of resting) if (until <= Date.now()) resting.delete(id);
  return [...resting.keys()];
}

export function restProject(job: string, projectId: number): void {
  const resting = jobs.get(job) ?? new Map<number, number>();
  jobs.set(job, resting.set(projectId, Date.now() + restMs));
}

const moreWhileResting = 100;

/**
 * This many rows of projects that do not rest. Reads more while some do, because their rows may come first.
 */
export async function findAwake<T extends InProject>(
  job: string,
  max: number,
  find: (max: number) => Promise<T[]>,
): Promise<T[]> {
  const resting = restingProjects(job);
  if (resting.length === 0) return find(max);
  const rows = await find(max * moreWhileResting);
  return rows.filter(({ project_id }) => !resting.includes(project_id)).slice(0, max);
}

export const itemsOf = (projectIds: readonly number[]): InProject[] =>
  projectIds.map((project_id) => ({ project_id }));
