/** How long a person's link works: of a hosted journey, and of a document request (API §3.2). */
export const startTokenHours = 24;
