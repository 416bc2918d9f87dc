import { deploymentFigures } from '../metrics';
import { rowsOfAnyProject } from './statements';

interface Figure {
  figure: string;
  of: string;
  value: number;
}

/** Reads figures of the whole deployment into the metrics (docs/operating.md). Throws database errors. */
export async function readDeploymentFigures(): Promise<void> {
  const rows = await rowsOfAnyProject<Figure>({
    text: 'select figure, "of", value from deployment_figures()',
    values: [],
  });
  deploymentFigures.reset();
  for (const { figure, of, value } of rows) deploymentFigures.set({ figure, of }, value);
}
