import { createContext } from 'react';

/**
 * Told of each layer over the page that opens.
 *
 * @param close leaves it, or does nothing as long as its reader has to wait or to answer
 * @returns to be called when it is closed, whoever closed it
 */
export type LayerListener = (close: () => void) => () => void;

/** Who wants to know of them: an application whose Back leaves the layer on top before the page. */
export const LayersContext = /* @__PURE__ */ createContext<LayerListener | undefined>(undefined);
