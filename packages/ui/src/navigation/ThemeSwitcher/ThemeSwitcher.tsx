import { Select, type SelectProps } from '../../forms/Select/Select.tsx';
import { useWords } from '../../intl/useWords.ts';
import { themeSwitcherWords } from './ThemeSwitcher.words.ts';

/** How the shop looks: as the device wishes, or always one way. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeSwitcherProps extends Omit<SelectProps, 'label' | 'items' | 'value' | 'onChange'> {
  /** The theme in force. */
  value: ThemeChoice;
  /** Called with the theme chosen. */
  onChange: (theme: ThemeChoice) => void;
}

/** Chooses the theme. */
export function ThemeSwitcher({ onChange, ...rest }: ThemeSwitcherProps) {
  const words = useWords(themeSwitcherWords);
  const items: { id: ThemeChoice; label: string }[] = [
    { id: 'system', label: words.themeSystem },
    { id: 'light', label: words.themeLight },
    { id: 'dark', label: words.themeDark },
  ];
  return (
    <Select
      {...rest}
      label={words.theme}
      items={items}
      onChange={(chosen) => {
        const item = items.find(({ id }) => id === chosen);
        if (item) onChange(item.id);
      }}
    />
  );
}
