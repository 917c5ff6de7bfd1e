export { SettingsList, type SettingsListProps } from '../account/SettingsList/SettingsList.tsx';
export type { SettingsItem } from '../account/SettingsList/SettingsRow.tsx';
