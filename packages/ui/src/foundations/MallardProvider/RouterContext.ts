import { createContext } from 'react';

/** The application's navigate function; without one, the browser loads the pages of links. */
export const RouterContext = /* @__PURE__ */ createContext<((href: string) => void) | undefined>(undefined);
