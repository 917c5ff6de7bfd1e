/** Values of the theme setting; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Name of the local storage key and of the cookie. */
export const THEME_KEY = 'theme';

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}
