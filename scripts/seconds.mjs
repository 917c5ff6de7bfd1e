/** @param {number} start from `Date.now()` @returns {string} the time since then, such as `3.2 s` */
export function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
