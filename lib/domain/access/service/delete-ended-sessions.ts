import { deleteSessions } from '../store/sessions';

/** Removes what no longer counts, of all projects: expired sessions, and what the throttle of sign-in remembers. */
export const deleteEndedSessions = (): Promise<void> => deleteSessions();
