/** Style fragment for text that only screen readers get. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  // With `overflow: hidden` each would be a scroll container, and many of them make rendering slow.
  overflow: 'clip',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
