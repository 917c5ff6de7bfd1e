import type { AnyEventObject } from 'xstate';

const LONGEST = 60;
const LONG_ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{8}([\da-f]{4})/g;

/** What an event of a plan is called in a chart: replies and timers by their sign, others by their type. */
export function eventName(type: string): string {
  const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|after|done\.state)\.(.+)$/.exec(type) ?? [];
  if (kind === undefined) return type === '' ? 'always' : type;
  // The delay's name, without the state in which it runs.
  if (kind === 'after') return `after(${name.split('.')[0]})`;
  return `${name} ${kind === 'error.actor' ? '✗' : '✓'}`;
}

/** The same with what it carries, short enough for a line. */
export function eventLabel({ type, ...carried }: AnyEventObject): string {
  const parts = Object.entries(carried).map(([name, value]) => `${name}: ${brief(value)}`);
  const label = [eventName(type), ...parts].join(' · ');
  return label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label;
}

/** An error by its code, anything else as it stands, long ids by their ends. */
function brief(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'code' in value) return String(value.code);
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replaceAll('"', '').replaceAll(LONG_ID, '…$1');
}
