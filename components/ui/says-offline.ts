import { createContext } from 'react';

/** Whether the page itself says that there is no connection to the internet, so that no problem on it has to. */
export const SaysOffline = createContext(false);
