import { createContext, useContext } from 'react';

/** What a group tells its radios. */
export interface RadioGroupContextValue {
  /** Name that the browser groups them by. */
  name: string;
  /** The chosen value. */
  value: string | undefined;
  /** Called with the value that was chosen. */
  select: (value: string) => void;
  /** Whether none can be chosen. */
  isDisabled: boolean;
}

export const RadioGroupContext = /* @__PURE__ */ createContext<RadioGroupContextValue | null>(null);

/** The group around a radio. @throws {Error} outside a RadioGroup */
export function useRadioGroup(): RadioGroupContextValue {
  const group = useContext(RadioGroupContext);
  if (!group)
    throw new Error('Radio and RadioCard need a <RadioGroup> around them: it holds their name and their value.');
  return group;
}
