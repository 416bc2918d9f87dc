/**
 * Notifies workers. The payload is `runs` if runs have become due; otherwise there are new events. Workers
 * also poll: a process may die between commit and notification, and a pooler may forward nothing.
 */
export const workChannel = 'probity_events';
