/**
 * Notifies workers. The payload is `runs` when runs have become due, else there are new events. Workers also look now and then:
 * whoever commits may die before it notifies, and a pooler may pass nothing on.
 */
export const workChannel = 'probity_events';
