import { createContext } from 'react';

/**
 * Called for each layer over the page that opens.
 *
 * @param close closes the layer; does nothing while its user has to wait or to answer
 * @returns called when the layer is closed, for whatever reason
 */
export type LayerListener = (close: () => void) => () => void;

/** The listener, for applications whose Back closes the top layer before it leaves the page. */
export const LayersContext = /* @__PURE__ */ createContext<LayerListener | undefined>(undefined);
