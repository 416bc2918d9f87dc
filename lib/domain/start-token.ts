/** How long a person's link is valid, for a hosted journey or a document request (API §3.2). */
export const startTokenHours = 24;
