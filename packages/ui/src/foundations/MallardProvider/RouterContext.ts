import { createContext } from 'react';

/** How links of an application get to their pages. */
export interface Router {
  /** Goes to a page without loading it anew. */
  navigate: (href: string) => void;
  /** Turns the path of a link into the address in the address bar. */
  useHref: (href: string) => string;
}

/** Without a router links do what the browser does with them. */
export const RouterContext = /* @__PURE__ */ createContext<Router | undefined>(undefined);
