export { type SettingsItem, SettingsList, type SettingsListProps } from '../account/SettingsList/SettingsList.tsx';
