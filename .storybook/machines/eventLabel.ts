import type { AnyEventObject } from 'xstate';

const MAX_LENGTH = 60;
const LONG_ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{8}([\da-f]{4})/g;

/** Returns the name of an event in a chart: replies and timers get a sign (`readCart ✓`), other events their type. */
export function eventName(type: string): string {
  const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|after|done\.state)\.(.+)$/.exec(type) ?? [];
  if (kind === undefined) return type === '' ? 'always' : type;
  // The name of the delay, without the state in which it runs.
  if (kind === 'after') return `after(${name.split('.')[0]})`;
  return `${name} ${kind === 'error.actor' ? '✗' : '✓'}`;
}

/** Returns the name of an event with its data, shortened to one line. */
export function eventLabel({ type, ...data }: AnyEventObject): string {
  const parts = Object.entries(data).map(([name, value]) => `${name}: ${brief(value)}`);
  const label = [eventName(type), ...parts].join(' · ');
  return label.length > MAX_LENGTH ? `${label.slice(0, MAX_LENGTH - 1)}…` : label;
}

/** Formats a value: an error as its code, anything else as text, with only the end of long ids. */
function brief(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'code' in value) return String(value.code);
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replaceAll('"', '').replaceAll(LONG_ID, '…$1');
}
