import { createContext, useContext } from 'react';

/** Context of a group for its radios. */
export interface RadioGroupContextValue {
  /** Name by which the browser groups them. */
  name: string;
  /** The selected value. */
  value: string | undefined;
  /** Called with the selected value. */
  select: (value: string) => void;
  /** Whether all options are disabled. */
  isDisabled: boolean;
}

export const RadioGroupContext = /* @__PURE__ */ createContext<RadioGroupContextValue | null>(null);

/** Returns the group around a radio. @throws {Error} outside a RadioGroup */
export function useRadioGroup(): RadioGroupContextValue {
  const group = useContext(RadioGroupContext);
  if (!group)
    throw new Error('Radio and RadioCard need a <RadioGroup> around them: it holds their name and their value.');
  return group;
}
