/** Style fragment that cuts text after so many lines; the whole text stays in the document for its readers. */
export function lineClamp(lines: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    lineClamp: lines,
    overflow: 'clip',
  } as const;
}
