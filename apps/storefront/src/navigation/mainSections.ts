import type { RouteName } from './routes.ts';

/** The screens of the bottom navigation on phones. All other screens have a back button. */
const mainSections = ['home', 'category', 'cart', 'user', 'settings'] as const satisfies readonly RouteName[];

export type MainSection = (typeof mainSections)[number];

export function isMainSection(name: RouteName): name is MainSection {
  return mainSections.some((section) => section === name);
}
