/** A source of input actions, as both WebDriver protocols define it. */
export type InputSource =
  | { type: 'key'; id: string; actions: readonly { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer';
      id: string;
      parameters: { pointerType: 'mouse' };
      actions: readonly (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: 0 }
      )[];
    };

/** A window of a browser under remote control. */
export interface Driver {
  /** Loads a page and waits for its load event. */
  open(url: string): Promise<void>;
  /**
   * Evaluates a JavaScript expression in the page.
   *
   * @param expression its value, or what its promise resolves to, must be serializable as JSON
   */
  evaluate(expression: string): Promise<unknown>;
  /** Dispatches trusted input events. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Takes a picture of the page. @returns the PNG file, in base64 */
  screenshot(): Promise<string>;
  /** Errors that pages have reported so far. */
  errors(): readonly string[];
  /** Closes the browser and deletes its profile. */
  close(): Promise<void>;
}

/** Options for starting a browser. */
export interface WindowOptions {
  width: number;
  height: number;
  /** Preferred language of the browser, such as `en-US`. */
  locale: string;
}
