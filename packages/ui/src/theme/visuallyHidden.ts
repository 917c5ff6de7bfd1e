/** Style fragment of what is read out and not seen. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  // Hidden, each would be a box that can scroll, and a page of them is slow to draw.
  overflow: 'clip',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
