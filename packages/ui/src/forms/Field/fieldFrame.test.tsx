import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuantityStepper } from '../../commerce/QuantityStepper/QuantityStepper.tsx';
import { RegionSearch } from '../../commerce/RegionPicker/RegionSearch.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { SearchBox } from '../../navigation/SearchBox/SearchBox.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { OtpField } from '../OtpField/OtpField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { PriceRangeField } from '../PriceRangeField/PriceRangeField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

afterEach(cleanup);

// Toasts avoid elements with `data-field-frame`: an input is smaller than its frame by icons,
// buttons and padding.
it.each([
  ['TextField', <TextField key="" label="Name" />],
  ['PasswordField', <PasswordField key="" label="Password" />],
  ['PhoneField', <PhoneField key="" />],
  ['TextArea', <TextArea key="" label="Note" />],
  ['NumberField', <NumberField key="" label="Number" />],
  ['Select', <Select key="" label="Kind" items={[{ id: 'a', label: 'A' }]} />],
  ['DateField', <DateField key="" label="Day" />],
  ['DatePicker', <DatePicker key="" label="Day" />],
  ['OtpField', <OtpField key="" />],
  ['ComboBox', <ComboBox key="" label="Carrier" items={[{ id: 'a', label: 'A' }]} />],
  ['PriceRangeField', <PriceRangeField key="" bounds={{ min: 0, max: 500 }} />],
  ['QuantityStepper', <QuantityStepper key="" value={1} max={9} onChange={() => {}} />],
  [
    'RegionSearch',
    <RegionSearch key="" search={async () => []} hint="" takesFocus={false} onChoose={() => {}}>
      {null}
    </RegionSearch>,
  ],
  ['SearchBox', <SearchBox key="" suggestions={{ history: [] }} />],
])('%s marks its frame', (_name, field) => {
  const { container } = render(<SampleProvider locale="en-US">{field}</SampleProvider>);
  const controls = [...container.querySelectorAll('input:not([type=hidden], [type=range]), textarea, select')];
  expect(controls).not.toEqual([]);
  expect(controls.filter((control) => !control.closest('[data-field-frame]'))).toEqual([]);
});
