'use client';

import { minor } from '@mallard/domain/money';
import { Button } from '@mallard/ui/Button';
import enUS from '@mallard/ui/locales/en-US';
import { MallardProvider } from '@mallard/ui/MallardProvider';
import { Price } from '@mallard/ui/Price';
import { QuantityStepper } from '@mallard/ui/QuantityStepper';
import { Stack } from '@mallard/ui/Stack';
import { TextField } from '@mallard/ui/TextField';
import { useState } from 'react';

/** A first page of another team: a price, a stepper, a field and a button. */
export function Shop() {
  const [inCart, setInCart] = useState(0);
  return (
    <MallardProvider locale="en-US" messages={enUS}>
      <Stack>
        <Price amount={minor(8900)} />
        <QuantityStepper max={5} />
        <TextField label="Note" />
        <Button onPress={() => setInCart(inCart + 1)}>Add to cart</Button>
        <output>{`In the cart: ${inCart}`}</output>
      </Stack>
    </MallardProvider>
  );
}
