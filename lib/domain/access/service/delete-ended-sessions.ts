import { deleteSessions } from '../store/sessions';

/** Deletes expired sessions and old sign-in throttle entries of all projects. */
export const deleteEndedSessions = (): Promise<void> => deleteSessions();
