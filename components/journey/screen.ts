import type { CapturePurpose } from '@/lib/domain/documents/schema';
import type { Journey, JourneyStep } from '@/lib/domain/journeys/schema';
import type { JourneyState } from './use-journey';

/** An earlier step that the person answers again, and of the photos which one. */
export interface Revisit {
  step: JourneyStep;
  side?: CapturePurpose;
}

/** What every step is given. */
export interface ScreenProps {
  journey: Journey;
  state: JourneyState;
  revisit: Revisit | null;
  /** Null: back to the step where the journey is. */
  goTo: (revisit: Revisit | null) => void;
}

/** The name that the person knows. Null when nobody is known. */
export const projectNameOf = (journey: Journey): string | null =>
  journey.branding?.name ?? journey.project_name;
