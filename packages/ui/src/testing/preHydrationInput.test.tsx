import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactElement, StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ReviewForm } from '../commerce/ReviewForm/ReviewForm.tsx';
import { SampleProvider } from '../fixtures/SampleProvider.tsx';
import { sampleFacets, sampleOrder } from '../fixtures/samplePurchase.ts';
import { Checkbox } from '../forms/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../forms/CheckboxGroup/CheckboxGroup.tsx';
import { ComboBox } from '../forms/ComboBox/ComboBox.tsx';
import type { ComboBoxItem } from '../forms/ComboBox/ComboBoxItem.ts';
import { DateField } from '../forms/DateField/DateField.tsx';
import { Form } from '../forms/Form/Form.tsx';
import { NumberField } from '../forms/NumberField/NumberField.tsx';
import { OtpField } from '../forms/OtpField/OtpField.tsx';
import { PasswordField } from '../forms/PasswordField/PasswordField.tsx';
import { PhoneField } from '../forms/PhoneField/PhoneField.tsx';
import { PriceRangeField, type PriceRangeValue } from '../forms/PriceRangeField/PriceRangeField.tsx';
import { Radio } from '../forms/RadioGroup/Radio.tsx';
import { RadioGroup } from '../forms/RadioGroup/RadioGroup.tsx';
import { RatingInput } from '../forms/RatingInput/RatingInput.tsx';
import { Select } from '../forms/Select/Select.tsx';
import { Switch } from '../forms/Switch/Switch.tsx';
import { TextArea } from '../forms/TextArea/TextArea.tsx';
import { TextField } from '../forms/TextField/TextField.tsx';
import { FilterPanel, type FilterSelection } from '../navigation/FilterPanel/FilterPanel.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Renders a page on the server, changes its controls before hydration, and then hydrates it. */
async function takeOver(page: ReactElement, beEarly: (page: HTMLElement) => void) {
  const problems = vi.spyOn(console, 'error').mockImplementation(() => {});
  const whole = <SampleProvider locale="en-US">{page}</SampleProvider>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(whole);
  beEarly(container);
  render(<StrictMode>{whole}</StrictMode>, { container, hydrate: true });
  await act(async () => {});
  expect(problems).not.toHaveBeenCalled();
}
const storedValue = () => document.querySelector('output')?.textContent;
const items = [
  { id: 'a', label: 'Apple' },
  { id: 'b', label: 'Banana' },
];
const press =
  (...places: number[]) =>
  (root: Element) => {
    const boxes = root.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:enabled, input[type="radio"]');
    for (const position of places) {
      const box = boxes[position];
      if (box) box.checked = !box.checked;
    }
  };
const write =
  (...texts: string[]) =>
  (root: Element) => {
    const controls = root.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea, select');
    texts.forEach((text, index) => {
      const control = controls[index];
      if (control) control.value = text;
    });
  };

interface TextProps {
  value: string;
  onChange: (text: string) => void;
}
/** Stores the text of a field, as a parent component does. */
function Owner({ render }: { render: (props: TextProps) => ReactElement }) {
  const [text, setText] = useState('');
  return (
    <>
      {render({ value: text, onChange: setText })}
      <output>{text}</output>
    </>
  );
}

it.each([
  { field: 'TextField', typed: 'demo', render: (props: TextProps) => <TextField label="Name" {...props} /> },
  {
    field: 'TextField that counts',
    typed: 'demo',
    render: (props: TextProps) => <TextField label="Name" maxLength={9} hasCounter {...props} />,
  },
  { field: 'TextArea', typed: 'one\ntwo', render: (props: TextProps) => <TextArea label="Message" {...props} /> },
  {
    field: 'PasswordField',
    typed: 'demo1234',
    render: (props: TextProps) => <PasswordField label="Password" {...props} />,
  },
  { field: 'PhoneField', typed: '13812342046', render: (props: TextProps) => <PhoneField {...props} /> },
  { field: 'OtpField', typed: '123456', render: (props: TextProps) => <OtpField {...props} /> },
])('a $field reports text that was typed before hydration', async ({ typed, render }) => {
  await takeOver(<Owner render={render} />, write(typed));
  expect(storedValue()).toBe(typed);
  expect(document.querySelector<HTMLInputElement>('input, textarea')?.value).toBe(typed);
});

interface ChoiceProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}
/** Stores the selected value, as a parent component does. */
function ControlledField<Value>({
  first,
  render,
}: {
  first: Value;
  render: (props: ChoiceProps<Value>) => ReactElement;
}) {
  const [value, setValue] = useState(first);
  return (
    <>
      {render({ value, onChange: setValue })}
      <output>{JSON.stringify(value)}</output>
    </>
  );
}
it.each([
  {
    field: 'Checkbox',
    act: press(0),
    kept: 'true',
    page: (
      <ControlledField
        first={false}
        render={({ value, onChange }) => (
          <Checkbox isSelected={value} onChange={onChange}>
            Agree
          </Checkbox>
        )}
      />
    ),
  },
  {
    field: 'Switch',
    act: press(0),
    kept: 'false',
    page: (
      <ControlledField
        first={true}
        render={({ value, onChange }) => (
          <Switch isSelected={value} onChange={onChange}>
            News
          </Switch>
        )}
      />
    ),
  },
  {
    field: 'RadioGroup',
    act: press(1),
    kept: '"b"',
    page: (
      <ControlledField
        first="a"
        render={(props) => (
          <RadioGroup label="Fruit" {...props}>
            <Radio value="a">Apple</Radio>
            <Radio value="b">Banana</Radio>
          </RadioGroup>
        )}
      />
    ),
  },
  {
    field: 'Select',
    act: write('b'),
    kept: '"b"',
    page: <ControlledField first="a" render={(props) => <Select label="Fruit" items={items} {...props} />} />,
  },
  {
    field: 'NumberField',
    act: write('1,234'),
    kept: '1234',
    page: <ControlledField<number | null> first={7} render={(props) => <NumberField label="Pieces" {...props} />} />,
  },
  {
    field: 'DateField',
    act: write('3', '8', '1995'),
    kept: '"1995-03-08"',
    page: <ControlledField<string | null> first={null} render={(props) => <DateField label="Birthday" {...props} />} />,
  },
  {
    field: 'ComboBox',
    act: write('Banana'),
    kept: '{"id":"b","label":"Banana"}',
    page: (
      <ControlledField<ComboBoxItem | null>
        first={null}
        render={(props) => <ComboBox label="Fruit" items={items} {...props} />}
      />
    ),
  },
  {
    field: 'RatingInput',
    act: press(3),
    kept: '4',
    page: <ControlledField first={0} render={(props) => <RatingInput label="Rating" {...props} />} />,
  },
  {
    field: 'PriceRangeField',
    act: write('70', '1,200'),
    kept: '{"min":70,"max":1200}',
    page: <ControlledField<PriceRangeValue> first={{ max: 60 }} render={(props) => <PriceRangeField {...props} />} />,
  },
  {
    field: 'CheckboxGroup',
    act: press(0, 1),
    kept: '["a","b"]',
    page: (
      <ControlledField<readonly string[]>
        first={[]}
        render={(props) => <CheckboxGroup label="Fruit" items={items} {...props} />}
      />
    ),
  },
])('a $field reports a selection made before hydration', async (sample) => {
  await takeOver(sample.page, sample.act);
  expect(storedValue()).toBe(sample.kept);
});

it('a FilterPanel applies boxes that were ticked before hydration', async () => {
  const nothing: FilterSelection = { price: {}, inStock: false, onSale: false, attributes: {} };
  const onChange = vi.fn();
  await takeOver(<FilterPanel facets={sampleFacets('en-US')} selection={nothing} onChange={onChange} />, press(0));
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('a form keeps all texts that were typed before hydration', async () => {
  const items = sampleOrder('en-US', 'completed', 2).items.map((item, position) => ({ ...item, id: String(position) }));
  await takeOver(<ReviewForm items={items} onSubmit={() => {}} />, (page) => {
    page.querySelectorAll('textarea').forEach((area, position) => {
      area.value = `text ${position}`;
    });
  });
  expect(screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value)).toEqual(['text 0', 'text 1']);
});

it('an unavailable choice does not stay selected', async () => {
  const onChange = vi.fn();
  await takeOver(
    <RadioGroup label="Delivery" value="post" onChange={onChange}>
      <Radio value="post">By post</Radio>
      <Radio value="store" unavailableReason="No store nearby">
        In a store
      </Radio>
    </RadioGroup>,
    press(1),
  );
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true, false]);
});

it('a switch that waits for its promise does not stay switched', async () => {
  await takeOver(
    <Switch isSelected={false} isPending>
      News
    </Switch>,
    press(0),
  );
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
});

it('a Select without a selection reports an item selected before hydration', async () => {
  const onChange = vi.fn();
  await takeOver(<Select label="Fruit" items={items} onChange={onChange} />, write('b'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
});

it.each([
  ['a text', write('Ann', 'a'), true],
  ['an option', write('', 'b'), true],
  ['a long text', write('', 'a', 'Hello'), true],
  ['nothing', () => {}, undefined],
])('a form counts %s entered before hydration as a change', async (_what, beEarly, isDirty) => {
  const onDirtyChange = vi.fn();
  await takeOver(
    <Form onDirtyChange={onDirtyChange}>
      <TextField name="name" label="Name" />
      <Select name="fruit" label="Fruit" items={items} defaultValue="a" />
      <TextArea name="message" label="Message" />
      <Checkbox name="news">News</Checkbox>
    </Form>,
    beEarly,
  );
  expect(onDirtyChange.mock.lastCall?.[0]).toBe(isDirty);
});

it('a Select ignores an item that does not exist', async () => {
  const onChange = vi.fn();
  await takeOver(<Select label="Fruit" items={items} value="gone" onChange={onChange} />, () => {});
  expect(onChange).not.toHaveBeenCalled();
});

it.each(['abc', '7.0'])('a NumberField replaces pre-hydration text with its number: %s', async (text) => {
  await takeOver(<NumberField label="Pieces" defaultValue={7} />, write(text));
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('7');
});
