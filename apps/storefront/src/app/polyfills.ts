/**
 * Adds what the shop uses and some supported browsers lack; `npm run check` compares the built client with MDN's data. Only what takes
 * a few lines: anything larger is left out of the code instead.
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
  [Array.prototype, 'toReversed', copying('reverse')],
  [Array.prototype, 'toSorted', copying('sort')],
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

/** Makes the method that changes a copy. */
function copying(name: 'reverse' | 'sort') {
  return function (this: unknown[], ...args: [compare?: (a: unknown, b: unknown) => number]) {
    return [...this][name](...args);
  };
}

for (const [target, name, value] of polyfills) {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
