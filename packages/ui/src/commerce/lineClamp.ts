/** Style fragment that truncates text after so many lines; screen readers get the whole text. */
export function lineClamp(lines: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    lineClamp: lines,
    overflow: 'clip',
  } as const;
}
