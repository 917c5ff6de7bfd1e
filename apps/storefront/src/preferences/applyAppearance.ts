import type { PreferenceValues } from './preferences.ts';

/** Sets the document's attributes for theme and motion. Values that are not in `preferences` stay. */
export function applyAppearance({ theme, motion }: Partial<PreferenceValues>): void {
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  if (motion) dataset.motion = motion;
}
