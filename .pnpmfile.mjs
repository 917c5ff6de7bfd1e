/** The condition of exports that points to sources, which are not in the packages. */
const SOURCE = '@mallard/source';

export const hooks = { beforePacking };

/**
 * Removes from a manifest what only this repository needs.
 *
 * @param {Record<string, unknown>} manifest
 */
function beforePacking({ devDependencies: _devDependencies, scripts: _scripts, ...manifest }) {
  return { ...manifest, exports: withoutSources(manifest.exports) };
}

/** @param {unknown} exports conditions at any depth */
function withoutSources(exports) {
  if (typeof exports !== 'object' || exports === null) return exports;
  return Object.fromEntries(
    Object.entries(exports).flatMap(([name, target]) => (name === SOURCE ? [] : [[name, withoutSources(target)]])),
  );
}
