/** A cache of results. */
export interface Cache<Value> {
  get(key: string): Value | undefined;
  /** Stores a value, and returns it. */
  set(key: string, value: Value): Value;
}

/**
 * Creates a cache that drops values that were not used recently.
 *
 * @param most maximum number of values; the half that was used last is never dropped
 */
export function createCache<Value extends object>(most: number): Cache<Value> {
  let recent = new Map<string, Value>();
  let older = new Map<string, Value>();
  const set = (key: string, value: Value) => {
    if (recent.size >= most / 2) [recent, older] = [new Map(), recent];
    recent.set(key, value);
    return value;
  };
  return {
    set,
    get: (key) => {
      const recentValue = recent.get(key);
      if (recentValue) return recentValue;
      const olderValue = older.get(key);
      return olderValue && set(key, olderValue);
    },
  };
}
