/**
 * Style fragment that extends the hit area beyond the visible element. The element itself must be
 * positioned.
 *
 * @param by px beyond each edge: in block direction, then in inline direction
 */
export function hitArea(by: number, inline: number = by) {
  return {
    '::before': { content: '""', position: 'absolute', insetBlock: `${-by}px`, insetInline: `${-inline}px` },
  } as const;
}
