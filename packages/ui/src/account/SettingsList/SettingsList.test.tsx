import { conformance } from '../../testing/conformance.tsx';
import { SettingsList } from './SettingsList.tsx';

conformance('SettingsList', (root) => (
  <SettingsList
    {...root}
    title="title"
    items={[
      { kind: 'link', id: 'link', label: 'link', href: '/', value: '6' },
      { kind: 'switch', id: 'switch', label: 'switch', isSelected: true, onChange: () => {} },
      { kind: 'action', id: 'action', label: 'action', onAction: () => {} },
      { kind: 'value', id: 'value', label: 'value', value: '1.0' },
    ]}
  />
));
