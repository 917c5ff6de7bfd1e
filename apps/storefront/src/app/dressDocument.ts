import type { PreferenceValues } from './preferences.ts';

/** Makes the document look and move as was chosen; what was not stays. */
export function dressDocument({ theme, motion }: Partial<PreferenceValues>): void {
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  if (motion) dataset.motion = motion;
}
