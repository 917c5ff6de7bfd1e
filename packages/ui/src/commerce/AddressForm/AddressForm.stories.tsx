import { addressLayout } from '@mallard/domain/addresses';
import { fromAddressForm } from '@mallard/domain/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../../feedback/Dialog/Dialog.tsx';
import { both } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleAddresses } from '../../fixtures/samplePurchase.ts';
import { loadSampleRegions, sampleRegions } from '../../fixtures/sampleRegions.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { formatRegion } from '../RegionPicker/formatRegion.ts';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';
import type { AddressFormValues } from './AddressFormValues.ts';
import { describeRecognition } from './describeRecognition.ts';

/** The form on a panel, with the regions of the page's language. */
function Sample(props: AddressFormProps) {
  const { loadChildren, search } = sampleRegions[useSampleLocale()];
  return (
    <Surface padding={20}>
      <AddressForm {...props} loadRegions={loadChildren} searchRegions={search} />
    </Surface>
  );
}

const meta = {
  title: 'Commerce/AddressForm',
  component: AddressForm,
  args: { loadRegions: loadSampleRegions, onSubmit: fn() },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const name = both('林小禾', 'Lin Xiaohe');
const street = both('愚园路 128 弄', 'Lane 128, Yuyuan Road');
const problems = {
  recipientName: both('请输入收货人姓名', 'Enter the name of the recipient'),
  phone: both('请输入正确的手机号', 'Enter a valid phone number'),
  region: both('请选择所在地区', 'Choose a region'),
  detailAddress: both('请输入详细地址', 'Enter the street address'),
  postcode: both('请输入 6 位邮政编码', 'A postcode has 6 digits'),
} as const;
const fields = ['recipientName', 'phone', 'region', 'detailAddress', 'postcode'] as const;

function useProblems(): NonNullable<AddressFormProps['validationErrors']> {
  const locale = useSampleLocale();
  return Object.fromEntries(fields.map((field) => [field, problems[field][locale]]));
}
/** Selects a region level by level; a municipality skips its city. */
async function chooseRegion(
  { canvas, userEvent, globals }: Pick<Play, 'canvas' | 'userEvent' | 'globals'>,
  code: string,
) {
  const page = within(document.body);
  await userEvent.click(
    canvas.getByRole('combobox', { name: messagesOf(globals, 'address', 'AddressForm')('region') }),
  );
  await page.findByRole('dialog', {}, { timeout: 10_000 });
  const names = sampleRegions[localeOf(globals)].pathTo(code).map((region) => region.name);
  for (const region of new Set(names)) await userEvent.click(await page.findByRole('option', { name: region }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
}

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressForm');
    await userEvent.type(canvas.getByRole('textbox', { name: t('recipientName') }), textOf(globals, name));
    await userEvent.type(canvas.getByRole('textbox', { name: t('phone') }), '13812342046');
    await chooseRegion({ canvas, userEvent, globals }, '310106');
    await userEvent.type(canvas.getByRole('textbox', { name: t('detailAddress') }), ` ${textOf(globals, street)} `);
    await userEvent.click(canvas.getByRole('switch', { name: t('setDefault') }));
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    const [province, city, county] = sampleRegions[localeOf(globals)].pathTo('310106');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      recipientName: textOf(globals, name),
      phone: '13812342046',
      region: { province: province?.name, city: city?.name, county: county?.name, areaCode: '310106' },
      detailAddress: textOf(globals, street),
      postcode: '',
      isDefault: true,
    });
  },
};
/** Empty with the paste box, filled, every field invalid, pending. */
export const Matrix: Story = {
  render: function Matrix(args) {
    const [address] = sampleAddresses(useSampleLocale());
    const errors = useProblems();
    return (
      <Grid columns="lg" gap={24}>
        <Sample {...args} parsePasted={() => ({})} />
        <Sample {...args} defaultValue={address} onDelete={args.onDelete ?? (() => {})} />
        <Sample {...args} validationErrors={errors} />
        <Sample {...args} defaultValue={address} isPending />
      </Grid>
    );
  },
};
export const Editing: Story = {
  args: { onDelete: fn() },
  render: function Editing(args) {
    const [address] = sampleAddresses(useSampleLocale());
    const cancel = both('取消', 'Cancel')[useSampleLocale()];
    return (
      <Sample {...args} defaultValue={address}>
        <Button variant="quiet">{cancel}</Button>
      </Sample>
    );
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressForm');
    await expect(canvas.getByRole('switch', { name: t('setDefault') })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    const [address] = sampleAddresses(localeOf(globals));
    const { id: _id, ...draft } = address ?? { id: '' };
    await expect(args.onSubmit).toHaveBeenCalledWith(draft);
    await userEvent.click(canvas.getByRole('button', { name: t('delete') }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
};
/** Tab moves through the fields; Enter saves from a single-line field and adds a line in the street address. */
export const Keyboard: Story = {
  render: function Filled(args) {
    return <Sample {...args} defaultValue={sampleAddresses(useSampleLocale())[0]} />;
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressForm');
    const line = (name: string) => canvas.getByRole('textbox', { name });
    const stops = [
      line(t('recipientName')),
      line(t('phone')),
      canvas.getByRole('combobox', { name: t('region') }),
      line(t('detailAddress')),
      line(t('postcode')),
      canvas.getByRole('switch', { name: t('setDefault') }),
      canvas.getByRole('button', { name: t('save') }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    line(t('detailAddress')).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(line(t('postcode'))).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
/**
 * Shows every error at its field; the first field has the focus, and each error disappears while
 * the user corrects it.
 */
export const AllErrors: Story = {
  render: function Wrong(args) {
    return <Sample {...args} validationErrors={useProblems()} />;
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressForm');
    for (const field of fields) {
      const role = field === 'region' ? 'combobox' : 'textbox';
      const control = canvas.getByRole(role, { name: t(field) });
      await expect(control).toBeInvalid();
      await expect(control).toHaveAccessibleDescription(expect.stringContaining(textOf(globals, problems[field])));
    }
    await userEvent.type(canvas.getByRole('textbox', { name: t('phone') }), '1');
    await expect(canvas.queryByText(textOf(globals, problems.phone))).toBeNull();
    await chooseRegion({ canvas, userEvent, globals }, '310106');
    await expect(canvas.queryByText(textOf(globals, problems.region))).toBeNull();
  },
};

const pasted = '林小禾 13812342046 上海市静安区愚园路128弄6号302室';
const found: Partial<AddressFormValues> = {
  recipientName: '林小禾',
  phone: '13812342046',
  region: { province: '上海市', city: '上海市', county: '静安区', areaCode: '310106' },
  detailAddress: '愚园路128弄6号302室',
};
/** Fills in the recognized address at once, announces it for review, and can be undone. */
export const PasteToFill: Story = {
  args: { parsePasted: async () => found, defaultValue: { recipientName: '旧名' } },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressForm');
    const box = canvas.getByRole('textbox', { name: t('paste') });
    box.focus();
    await userEvent.paste(pasted);
    await userEvent.click(canvas.getByRole('button', { name: t('recognize') }));
    const recipient = canvas.getByRole('textbox', { name: t('recipientName') });
    await waitFor(() => expect(recipient).toHaveValue('林小禾'));
    await expect(canvas.getByRole('textbox', { name: t('phone') })).toHaveValue('13812342046');
    await expect(canvas.getByRole('combobox', { name: t('region') })).toHaveTextContent('上海市 静安区');
    await expect(canvas.getByRole('textbox', { name: t('detailAddress') })).toHaveValue('愚园路128弄6号302室');
    const names = [t('recipientName'), t('phone'), t('region'), t('detailAddress')];
    const note = describeRecognition(names.join(messagesOf(globals, 'shared', 'common')('listSeparator')), '', '', t);
    await waitFor(() => expect(canvasElement.querySelector('[data-live-announcer]')).toHaveTextContent(note));
    await expect(canvas.getByRole('button', { name: t('recognize') })).toHaveAccessibleDescription(note);
    await userEvent.click(canvas.getByRole('button', { name: t('undo') }));
    await expect(recipient).toHaveValue('旧名');
    await expect(canvas.getByRole('textbox', { name: t('phone') })).toHaveValue('');
  },
};
/** A text without a phone number clears that of another person, and announces it. */
export const PastedWithoutPhone: Story = {
  args: { parsePasted: async () => ({ ...found, phone: '' }), defaultValue: { phone: '13900139000' } },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressForm');
    canvas.getByRole('textbox', { name: t('paste') }).focus();
    await userEvent.paste(pasted.replace('13812342046', ''));
    const button = canvas.getByRole('button', { name: t('recognize') });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: t('phone') })).toHaveValue(''));
    const names = [t('recipientName'), t('region'), t('detailAddress')].join(
      messagesOf(globals, 'shared', 'common')('listSeparator'),
    );
    await expect(button).toHaveAccessibleDescription(describeRecognition(names, t('phone'), '', t));
  },
};
/** Names parts of the text that are in no field, such as a second phone number. */
export const PastedWithMore: Story = {
  args: { parsePasted: async () => ({ ...found, unusedParts: ['021-62881234', 'lin@example.com'] }) },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressForm');
    canvas.getByRole('textbox', { name: t('paste') }).focus();
    await userEvent.paste(`${pasted} 021-62881234 lin@example.com`);
    const button = canvas.getByRole('button', { name: t('recognize') });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleDescription(/021-62881234 \/ lin@example\.com$/));
  },
};
export const PastedFilledIn: Story = {
  args: { parsePasted: () => found },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressForm');
    canvas.getByRole('textbox', { name: t('paste') }).focus();
    await userEvent.paste(pasted);
    await userEvent.click(canvas.getByRole('button', { name: t('recognize') }));
    await expect(await canvas.findByRole('button', { name: t('undo') })).toBeVisible();
  },
};
export const NothingRecognized: Story = {
  args: { parsePasted: async () => ({}) },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressForm');
    const button = canvas.getByRole('button', { name: t('recognize') });
    await expect(button).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: t('paste') }), '你好');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleDescription(t('nothingRecognized')));
    await expect(canvas.queryByRole('button', { name: t('undo') })).toBeNull();
  },
};
/** The code of the parser could not be loaded: the next press tries again. */
export const NotRead: Story = {
  args: {
    parsePasted: async () => {
      throw new Error('offline');
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressForm');
    const button = canvas.getByRole('button', { name: t('recognize') });
    await userEvent.type(canvas.getByRole('textbox', { name: t('paste') }), '你好');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleDescription(t('recognitionFailed')));
    await expect(button).toBeEnabled();
  },
};
export const Municipality: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await chooseRegion({ canvas, userEvent, globals }, '110105');
    const path = sampleRegions[localeOf(globals)].pathTo('110105');
    await expect(canvas.getByRole('combobox')).toHaveTextContent(formatRegion(path.map((region) => region.name)));
  },
};
export const CityWithoutDistricts: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await chooseRegion({ canvas, userEvent, globals }, '441900');
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'address', 'AddressForm')('save') }));
    const region = expect.objectContaining({ county: '', areaCode: '441900' });
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ region }));
  },
};
/** An address in the flat shape of other component libraries, whose district has since been merged into another. */
export const LegacyShape: Story = {
  args: {
    defaultValue: fromAddressForm({
      name: '林小禾',
      tel: '021-62345678',
      province: '浙江省',
      city: '杭州市',
      county: '下城区',
      areaCode: '330103',
      addressDetail: '体育场路 1 号',
      postalCode: '310003',
      isDefault: false,
    }),
  },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressForm');
    await expect(canvas.getByRole('textbox', { name: t('recipientName') })).toHaveValue('林小禾');
    await expect(canvas.getByRole('textbox', { name: t('postcode') })).toHaveValue('310003');
    const region = canvas.getByRole('combobox', { name: t('region') });
    await expect(region).toHaveTextContent('浙江省 杭州市 下城区');
    const tRegionPicker = messagesOf(globals, 'address', 'RegionPicker');
    await waitFor(() => expect(region).toHaveAccessibleDescription(tRegionPicker('retired')));
  },
};
export const RegionsFailed: Story = {
  render: (args) => <AddressForm {...args} loadRegions={fail} />,
  play: async ({ canvas, userEvent, globals }) => {
    const page = within(document.body);
    await userEvent.click(
      canvas.getByRole('combobox', { name: messagesOf(globals, 'address', 'AddressForm')('region') }),
    );
    const said = await page.findByText(
      messagesOf(globals, 'address', 'RegionPicker')('failed'),
      {},
      { timeout: 10_000 },
    );
    const alert = said.closest<HTMLElement>('[role="alert"]') ?? said;
    await expect(alert).toHaveAttribute('role', 'alert');
    await expect(
      within(alert).getByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }),
    ).toBeInTheDocument();
  },
};
async function fail(): Promise<never> {
  throw new Error('offline');
}
export const Ime: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressForm');
    const recipient = canvas.getByRole('textbox', { name: t('recipientName') });
    recipient.focus();
    fireEvent.compositionStart(recipient);
    fireEvent.change(recipient, { target: { value: 'lin' } });
    fireEvent.compositionUpdate(recipient, { data: 'lin' });
    // Enter ends the composition; it does not submit the form.
    const enter = { key: 'Enter', code: 'Enter', isComposing: true, keyCode: 229 };
    await expect(fireEvent.keyDown(recipient, enter)).toBe(false);
    fireEvent.change(recipient, { target: { value: '林' } });
    fireEvent.compositionEnd(recipient, { data: '林' });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: t('phone') }), '１３８１２３４２０４６');
    await userEvent.type(canvas.getByRole('textbox', { name: t('detailAddress') }), `Room 302室${'长'.repeat(40)}`);
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        recipientName: '林',
        phone: '13812342046',
        detailAddress: `Room 302室${'长'.repeat(40)}`,
      }),
    );
  },
};
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(messagesOf(globals, 'address', 'AddressForm')('saving')) }),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: { onDelete: fn(), parsePasted: () => ({}) },
  render: function Long(args) {
    const [, address] = sampleAddresses(useSampleLocale());
    return <Sample {...args} defaultValue={{ ...address, detailAddress: '张江路 665 号 '.repeat(20).trim() }} />;
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };

const inCountry = (country: string) => ({ abroad: { country, layout: addressLayout(country) } });
/** An address in the United States: city, state and ZIP code in one line. */
export const UnitedStates: Story = {
  args: inCountry('US'),
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'address', 'AddressForm');
    const type = (label: string, text: string) => userEvent.type(canvas.getByRole('textbox', { name: label }), text);
    await type(t('recipientName'), 'Ada Brook');
    await type(t('phone'), '+15035550142');
    await type(t('detailAddress'), '1005 W Burnside St');
    await type(t('city'), 'Portland');
    await type(t('provinceKinds.state'), 'OR');
    await type(t('postcodeKinds.zip'), '97209');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      recipientName: 'Ada Brook',
      phone: '+15035550142',
      region: { province: 'OR', city: 'Portland', county: '', areaCode: 'US' },
      detailAddress: '1005 W Burnside St',
      postcode: '97209',
      isDefault: false,
    });
  },
};
/** An address in Germany: the postal code is before the city, and there is no state. */
export const Germany: Story = { args: inCountry('DE') };
/** An address in Japan: from the postal code to the street, in a narrow window. */
export const Japan: Story = { args: inCountry('JP'), decorators: [narrow] };

function InADialog(props: AddressFormProps) {
  const locale = useSampleLocale();
  const { loadChildren, search } = sampleRegions[locale];
  return (
    <Dialog isOpen onOpenChange={() => {}} size="md" title={heading[locale]}>
      <AddressForm {...props} loadRegions={loadChildren} searchRegions={search} />
    </Dialog>
  );
}
const heading = both('新增地址', 'Add an address');
/** In a dialog that is shorter than the form, the buttons stay visible and do not cover the focus. */
export const InDialog: Story = {
  args: { parsePasted: async () => ({}) },
  render: (args) => <InADialog {...args} />,
  play: async ({ globals }) => {
    const t = messagesOf(globals, 'address', 'AddressForm');
    const dialog = within(await within(document.body).findByRole('dialog'));
    const save = dialog.getByRole('button', { name: t('save') });
    await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    const postcode = dialog.getByRole('textbox', { name: t('postcode') });
    postcode.focus();
    await waitFor(() => expect(postcode.getBoundingClientRect().bottom).toBeLessThan(save.getBoundingClientRect().top));
  },
};
