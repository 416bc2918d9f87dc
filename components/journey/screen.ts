import type { CapturePurpose } from '@/lib/domain/documents/schema';
import type { Journey, JourneyStep } from '@/lib/domain/journeys/schema';
import type { JourneyState } from './use-journey';

/** An earlier step that the person wants to change, and for photos which one. */
export interface Revisit {
  step: JourneyStep;
  side?: CapturePurpose;
}

/** The props of every step. */
export interface ScreenProps {
  journey: Journey;
  state: JourneyState;
  revisit: Revisit | null;
  /** Goes to a step; null goes back to the journey's current one. */
  goTo: (revisit: Revisit | null) => void;
}

/** The name of the project as the person knows it; null if unknown. */
export const projectNameOf = (journey: Journey): string | null =>
  journey.branding?.name ?? journey.project_name;
