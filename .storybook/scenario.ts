const NETWORKS = { good: 'Good network', slow: 'Slow network', failing: 'Server errors', none: 'No network' };
const STOCKS = { asItIs: 'Stock of the catalogue', few: 'Three left of each', soldOut: 'Everything sold out' };
const ORDERS = {
  unpaid: 'Unpaid order',
  unshipped: 'Paid order',
  shipped: 'Shipped order',
  completed: 'Completed order',
  cancelled: 'Cancelled order',
};
const CLOCKS = { real: 'Device clock', fixed: '14 March 2026, 10:00' };

/** The settings of the menu "Scenario", with the titles of their values. */
export const scenario = {
  network: { label: 'Network', titles: NETWORKS },
  stock: { label: 'Stock', titles: STOCKS },
  order: { label: 'Order', titles: ORDERS },
  clock: { label: 'Clock', titles: CLOCKS },
} satisfies Record<string, { label: string; titles: Readonly<Record<string, string>> }>;

/** Name of a setting of the menu "Scenario". The parameter `scenario` of a story lists those that act on it. */
export type ScenarioSetting = keyof typeof scenario;
