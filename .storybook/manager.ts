import { addons, types } from 'storybook/manager-api';
import { dark } from '../packages/ui/src/theme/tokens/dark.ts';
import { light } from '../packages/ui/src/theme/tokens/light.ts';
import { fontFamily } from '../packages/ui/src/theme/tokens/typography.ts';
import { mallardTheme } from './mallardTheme.ts';
import { ScenarioTool } from './ScenarioTool.tsx';

const themes = {
  light: mallardTheme('light', { color: light.color, font: fontFamily.sans }),
  dark: mallardTheme('dark', { color: dark.color, font: fontFamily.sans }),
};

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

/** Sets the theme of the manager to the color scheme of the system. */
function applyTheme(): void {
  addons.setConfig({ theme: prefersDark.matches ? themes.dark : themes.light });
}

addons.setConfig({ sidebar: { showRoots: true } });
applyTheme();
prefersDark.addEventListener('change', applyTheme);

addons.register('mallard/scenario', () => {
  addons.add('mallard/scenario/tool', {
    type: types.TOOL,
    title: 'Scenario',
    match: ({ viewMode }) => viewMode === 'story',
    render: ScenarioTool,
  });
});
