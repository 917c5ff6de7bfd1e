/**
 * Polyfills for supported browsers. `npm run check` compares the built client with MDN's compatibility data. Add small polyfills only;
 * avoid other features that a supported browser lacks.
 */
const polyfills: readonly (readonly [target: object, name: string, value: (...args: never[]) => unknown])[] = [
  [
    // Chromium 120, Safari 17.
    URL,
    'canParse',
    (...args: ConstructorParameters<typeof URL>) => {
      try {
        return Boolean(new URL(...args));
      } catch {
        return false;
      }
    },
  ],
  // Chromium 110.
  [Array.prototype, 'toReversed', createCopyingMethod('reverse')],
  [Array.prototype, 'toSorted', createCopyingMethod('sort')],
  [
    Array.prototype,
    'toSpliced',
    function (this: unknown[], ...args: [number, number]) {
      const copy = [...this];
      copy.splice(...args);
      return copy;
    },
  ],
];

/** Creates the copying version of an array method that mutates. */
function createCopyingMethod(name: 'reverse' | 'sort') {
  return function (this: unknown[], ...args: [compare?: (a: unknown, b: unknown) => number]) {
    return [...this][name](...args);
  };
}

for (const [target, name, value] of polyfills) {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
