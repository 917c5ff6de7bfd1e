import { useState } from 'react';

/**
 * State that the parent controls with a prop, or that the component has itself while the prop is missing.
 *
 * @param value the parent's value; `undefined` when uncontrolled
 * @param onChange called with each new value, in both cases
 * @example const [isOpen, setOpen] = useControlled(props.isOpen, props.defaultOpen ?? false, props.onOpenChange);
 */
export function useControlled<Value, Default, Next extends Value>(
  value: Value | undefined,
  defaultValue: Default,
  onChange: ((value: Next) => void) | undefined,
): [Value | Default, (value: Next) => void] {
  const [ownValue, setOwnValue] = useState<Value | Default>(defaultValue);
  return [
    value === undefined ? ownValue : value,
    (next) => {
      setOwnValue(next);
      onChange?.(next);
    },
  ];
}
