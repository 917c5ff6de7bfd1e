/** A way in which screens are looked at. */
export interface Look {
  /** Such as `390-zh-CN-dark`, in the names of pictures. */
  name: string;
  isPhone: boolean;
  locale: 'zh-CN' | 'en-US';
  colorScheme: 'light' | 'dark';
}

/** Where the pictures go, from the folder of the journeys; git ignores it. */
export const FOLDER = '../.cache/shots';

/** Both layouts, languages and themes. */
export const looks: readonly Look[] = [true, false].flatMap((isPhone) =>
  (['zh-CN', 'en-US'] as const).flatMap((locale) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      isPhone,
      locale,
      colorScheme,
      name: `${isPhone ? 390 : 1440}-${locale}-${colorScheme}`,
    })),
  ),
);
