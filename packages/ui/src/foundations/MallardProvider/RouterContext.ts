import { createContext } from 'react';

/** How links of an application get to their pages: by its router, or, without one, as the browser does it. */
export const RouterContext = /* @__PURE__ */ createContext<((href: string) => void) | undefined>(undefined);
