/** The looks to choose from; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Under this name the choice is kept in local storage and in a cookie for the server. */
export const THEME_KEY = 'theme';

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}
