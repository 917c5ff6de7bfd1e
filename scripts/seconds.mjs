/** Formats the time since a timestamp. @param {number} start from `Date.now()` @returns {string} such as `3.2 s` */
export function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
