import { Select, type SelectProps } from '../../forms/Select/Select.tsx';
import { useMessages } from '../../intl/useMessages.ts';

/** Theme of the shop: the system's, or always light or dark. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeSwitcherProps extends Omit<SelectProps, 'label' | 'items' | 'value' | 'onChange'> {
  /** The current theme. */
  value: ThemeChoice;
  /** Called with the selected theme. */
  onChange: (theme: ThemeChoice) => void;
}

/** Selects the theme. */
export function ThemeSwitcher({ onChange, ...remainingProps }: ThemeSwitcherProps) {
  const t = useMessages('navigation', 'ThemeSwitcher');
  const items: { id: ThemeChoice; label: string }[] = [
    { id: 'system', label: t('themeSystem') },
    { id: 'light', label: t('themeLight') },
    { id: 'dark', label: t('themeDark') },
  ];
  return (
    <Select
      {...remainingProps}
      label={t('theme')}
      items={items}
      onChange={(selected) => {
        const item = items.find(({ id }) => id === selected);
        if (item) onChange(item.id);
      }}
    />
  );
}
