/** For stories of a whole page: its elements, written down as code, tell nothing and take a second. */
export const codeAsWritten = { docs: { source: { type: 'code' } } } as const;
