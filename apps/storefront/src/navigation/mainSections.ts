import type { RouteName } from '../app/routes.ts';

/** The screens at the lower edge of phones. Every other one is reached from these, and shows the way back. */
const mainSections = ['home', 'category', 'cart', 'user', 'settings'] as const satisfies readonly RouteName[];

export type MainSection = (typeof mainSections)[number];

export function isMainSection(name: RouteName): name is MainSection {
  return mainSections.some((place) => place === name);
}
