/** The process runs and answers. Says nothing of the parts behind it: a restart would not mend those. */
export const GET = async () => Response.json({ status: 'live' });
