import type { RouteName } from '../app/routes.ts';

/** The screens at the lower edge of phones. Every other one is reached from these, and shows the way back. */
const mainPlaces = ['home', 'category', 'cart', 'user', 'settings'] as const satisfies readonly RouteName[];

export type MainPlace = (typeof mainPlaces)[number];

export function isMainPlace(name: RouteName): name is MainPlace {
  return mainPlaces.some((place) => place === name);
}
