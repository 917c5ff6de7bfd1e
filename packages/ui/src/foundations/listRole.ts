/** Props of a `ul` or `ol` without bullets. Safari removes the list role from such lists, unless it is explicit. */
export const listRole = { role: 'list' } as const;

/** Returns the props of an element that is possibly a list. */
export const listRoleOf = (element: string) => (element === 'ul' || element === 'ol' ? listRole : undefined);
