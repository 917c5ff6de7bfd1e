const signatures: readonly (readonly [at: number, bytes: string])[][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
];

/** Whether bytes begin as a JPEG, PNG or WebP does, whatever they are called. */
export function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16)).toString('latin1');
  return signatures.some((parts) => parts.every(([at, expected]) => start.startsWith(expected, at)));
}
