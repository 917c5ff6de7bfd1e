/** A combination of layout, language and theme for screenshots. */
export interface Look {
  /** Name in the file names of screenshots, such as `390-zh-CN-dark`. */
  name: string;
  isPhone: boolean;
  locale: 'zh-CN' | 'en-US';
  colorScheme: 'light' | 'dark';
}

/** Output folder of the screenshots, relative to `e2e`; ignored by git. */
export const FOLDER = '../.cache/shots';

/** All combinations of layouts, languages and themes. */
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
