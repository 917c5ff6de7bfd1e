import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Globals } from 'storybook/internal/types';
import { expect, fn, waitFor, within } from 'storybook/test';
import { compose } from '../../fixtures/compose.ts';
import { both } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { loadSampleRegions, sampleRegions } from '../../fixtures/sampleRegions.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import type { Translate } from '../../intl/createTranslate.ts';
import { formatRegion } from './formatRegion.ts';
import { RegionPicker, type RegionPickerProps } from './RegionPicker.tsx';

const label = both('所在地区', 'Region');
const zhejiang = both('浙江省', 'Zhejiang');
const hangzhou = both('杭州市', 'Hangzhou');
const xihu = both('西湖区', 'Xihu');
const shanghai = both('上海市', 'Shanghai');

/** The field with the regions of the page's language; `code` is the initial selection. */
function Sample({ code = null, ...props }: Partial<RegionPickerProps> & { code?: string | null }) {
  const locale = useSampleLocale();
  const { loadChildren, search, pathTo } = sampleRegions[locale];
  return (
    <RegionPicker
      loadChildren={loadChildren}
      search={search}
      defaultValue={pathTo(code)}
      {...props}
      label={label[locale]}
    />
  );
}

const meta = {
  title: 'Commerce/RegionPicker',
  component: RegionPicker,
  args: { label: '', loadChildren: loadSampleRegions, onChange: fn() },
  render: ({ label: _label, loadChildren: _load, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof RegionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const page = within(document.body);
/** The lists are a separate chunk, which slow machines load slowly. */
const patient = { timeout: 10_000 };
async function open({ canvas, userEvent, globals }: Pick<Play, 'canvas' | 'userEvent' | 'globals'>) {
  const field = canvas.getByRole('combobox', { name: textOf(globals, label) });
  await userEvent.click(field);
  await page.findByRole('dialog', { name: textOf(globals, label) }, patient);
  return field;
}
function levelsOf(t: Translate<'address', 'RegionPicker'>) {
  return [t('levels.province'), t('levels.city'), t('levels.district')] as const;
}
function pathTo(globals: Globals, code: string) {
  return sampleRegions[localeOf(globals)].pathTo(code);
}
async function closed() {
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
}

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'address', 'RegionPicker');
    const [province, city, county] = levelsOf(t);
    const field = await open({ canvas, userEvent, globals });
    await userEvent.click(await page.findByRole('option', { name: textOf(globals, zhejiang) }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(await page.findByRole('option', { name: textOf(globals, hangzhou) }));
    await expect(await page.findByRole('listbox', { name: county ?? '' })).toBeInTheDocument();
    await userEvent.click(await page.findByRole('option', { name: textOf(globals, xihu) }));
    await expect(args.onChange).toHaveBeenCalledWith(pathTo(globals, '330106'));
    await closed();
    await expect(field).toHaveTextContent(formatRegion(pathTo(globals, '330106').map((region) => region.name)));
    await waitFor(() => expect(field).toHaveFocus());
    // When reopened, it shows the path of the selected region.
    await open({ canvas, userEvent, globals });
    for (const name of [province, city, county].slice(window.innerWidth < 768 ? 2 : 0)) {
      const list = await page.findByRole('listbox', { name: name ?? '' });
      await waitFor(() => expect(within(list).getByRole('option', { selected: true })).toBeVisible());
    }
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};
/** Empty, selected, a municipality, invalid and disabled; for the lists see `Opened`. */
export const Matrix: Story = {
  render: function Matrix({ label: _label, loadChildren: _load, ...args }) {
    const error = both('请选择所在地区', 'Choose a region')[useSampleLocale()];
    return (
      <Grid columns="lg" gap={24}>
        <Sample {...args} />
        <Sample {...args} code="330106" />
        <Sample {...args} code="310106" />
        <Sample {...args} code="441900" />
        <Sample {...args} errorMessage={error} />
        <Sample {...args} code="330106" isDisabled />
      </Grid>
    );
  },
};
export const Opened: Story = {
  render: (args) => <Sample onChange={args.onChange} code="330106" />,
  play: async (context) => {
    await open(context);
    const county = messagesOf(context.globals, 'address', 'RegionPicker')('levels.district');
    await waitFor(() => expect(page.getByRole('listbox', { name: county })).toBeVisible());
  },
};
async function expectInSight(selection: HTMLElement) {
  const list = selection.closest('[role="listbox"]') ?? selection;
  const bottom = () => selection.getBoundingClientRect().bottom;
  await waitFor(() => expect(bottom()).toBeLessThanOrEqual(list.getBoundingClientRect().bottom));
  await waitFor(() => expect(bottom()).toBeLessThanOrEqual(window.innerHeight));
}
/** A selected region far down its list is visible at once. */
export const OpenedFarDown: Story = {
  render: (args) => <Sample onChange={args.onChange} code="441900" />,
  play: async (context) => {
    await open(context);
    const guangdong = textOf(context.globals, both('广东省', 'Guangdong'));
    await expectInSight(await page.findByRole('option', { name: guangdong, selected: true }));
  },
};
/** The same in the sheet, whose tabs and search do not scroll. */
export const OpenedFarDownPhone: Story = {
  tags: ['phone'],
  render: (args) => <Sample onChange={args.onChange} code="530000" />,
  play: async (context) => {
    await open(context);
    const yunnan = textOf(context.globals, both('云南省', 'Yunnan'));
    const selection = await page.findByRole('option', { name: yunnan, selected: true });
    await expectInSight(selection);
    const { bottom } = page.getByRole('tab', { name: yunnan }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(selection.getBoundingClientRect().top);
  },
};
/** Escape in a list closes the picker without a selection. */
export const EscapeInList: Story = {
  render: (args) => <Sample onChange={args.onChange} code="330106" />,
  play: async ({ canvas, userEvent, args, globals }) => {
    const field = await open({ canvas, userEvent, globals });
    const [province] = await page.findAllByRole('option', { selected: true });
    province?.focus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await closed();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** Without a search, the first list of wide pages has the focus at once. */
export const WithoutSearch: Story = {
  render: (args) => <Sample onChange={args.onChange} search={undefined} />,
  play: async ({ userEvent, args, globals }) => {
    const [province, city, county] = levelsOf(messagesOf(globals, 'address', 'RegionPicker'));
    const focused = async (name: string) => {
      const list = await page.findByRole('listbox', { name }, patient);
      await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
    };
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    if (window.innerWidth < 768) return;
    await focused(province);
    const isChinese = localeOf(globals) === 'zh-CN';
    await userEvent.keyboard(isChinese ? '{ArrowDown}{ArrowDown}{ArrowDown}{Enter}' : 'zh{Enter}');
    await focused(city);
    await userEvent.keyboard('{Enter}');
    await focused(county);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(pathTo(globals, '330106'));
    await closed();
  },
};
/** Tab moves from the search to the lists, arrow keys within and across them, letters jump, Enter selects. */
export const KeyboardOnly: Story = {
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'address', 'RegionPicker');
    const isChinese = localeOf(globals) === 'zh-CN';
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const search = await page.findByRole('combobox', { name: t('search') }, patient);
    if (window.innerWidth >= 768) await waitFor(() => expect(search).toHaveFocus());
    else search.focus();
    await userEvent.tab();
    const provinces = await page.findByRole('listbox', { name: t('levels.province') });
    await waitFor(() => expect(provinces).toContainElement(document.activeElement as HTMLElement));
    if (isChinese) await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    else await userEvent.keyboard('zh{Enter}');
    const cities = await page.findByRole('listbox', { name: t('levels.city') });
    await waitFor(() => expect(cities).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Enter}');
    const counties = await page.findByRole('listbox', { name: t('levels.district') });
    await waitFor(() => expect(counties).toContainElement(document.activeElement as HTMLElement));
    if (window.innerWidth >= 768) {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(cities).toContainElement(document.activeElement as HTMLElement);
      await userEvent.keyboard('{ArrowRight}');
    }
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(pathTo(globals, '330106'));
    await closed();
  },
};
export const Search: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'address', 'RegionPicker');
    await open({ canvas, userEvent, globals });
    const search = page.getByRole('combobox', { name: t('search') });
    await userEvent.type(search, textOf(globals, xihu));
    const results = await page.findByRole('listbox', { name: t('results') });
    await within(results).findByRole('option');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-live-announcer]')).toHaveTextContent(t('resultCount', { count: 1 })),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(pathTo(globals, '330106'));
    await closed();
  },
};
/** Does not search for letters of a composition; its Enter only accepts the text. */
export const Ime: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'address', 'RegionPicker');
    await open({ canvas, userEvent, globals });
    const search = page.getByRole<HTMLInputElement>('combobox', { name: t('search') });
    compose(search, 'xihu', textOf(globals, xihu));
    await page.findByRole('listbox', { name: t('results') });
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
    await userEvent.clear(search);
    await userEvent.type(search, `Ｘｉｈｕ西湖${'长'.repeat(60)}`);
    const dialog = within(page.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(t('resultCount', { count: 0 }))).toBeVisible());
  },
};
/** A municipality is its own city, so its districts show at once. */
export const Municipality: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await open({ canvas, userEvent, globals });
    await userEvent.click(await page.findByRole('option', { name: textOf(globals, shanghai) }));
    const district = both('静安区', 'Jing’an');
    await userEvent.click(await page.findByRole('option', { name: textOf(globals, district) }));
    await expect(args.onChange).toHaveBeenCalledWith(pathTo(globals, '310106'));
    await expect(canvas.getByRole('combobox')).toHaveTextContent(
      formatRegion([textOf(globals, shanghai), textOf(globals, district)]),
    );
  },
};
export const CityWithoutDistricts: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await open({ canvas, userEvent, globals });
    await userEvent.click(await page.findByRole('option', { name: textOf(globals, both('广东省', 'Guangdong')) }));
    await userEvent.click(await page.findByRole('option', { name: textOf(globals, both('东莞市', 'Dongguan')) }));
    await expect(args.onChange).toHaveBeenCalledWith(pathTo(globals, '441900'));
  },
};
const retired = both('下城区', 'Xiacheng');
function Retired({ onChange }: Pick<RegionPickerProps, 'onChange'>) {
  const locale = useSampleLocale();
  const city = sampleRegions[locale].pathTo('330100');
  return <Sample onChange={onChange} defaultValue={[...city, { code: '330103', name: retired[locale] }]} />;
}
/** The district was merged into another: its name stays readable, and a new one has to be selected. */
export const RetiredCode: Story = {
  render: (args) => <Retired onChange={args.onChange} />,
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'address', 'RegionPicker');
    const field = canvas.getByRole('combobox');
    await waitFor(() => expect(field).toHaveAccessibleDescription(t('retired')));
    await expect(field).toBeInvalid();
    await expect(field).toHaveTextContent(textOf(globals, retired));
    await open({ canvas, userEvent, globals });
    await userEvent.click(await page.findByRole('option', { name: textOf(globals, xihu) }));
    await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  },
};
export const LevelLoading: Story = {
  render: (args) => <Sample onChange={args.onChange} loadChildren={never} />,
  play: async (context) => {
    await open(context);
    await expect(page.getByText(messagesOf(context.globals, 'shared', 'common')('loading'))).toBeInTheDocument();
  },
};
const never = () => new Promise<never>(() => {});

const fragile = { hasFailed: false };
async function failOnce(code: string | null) {
  if (code === null || fragile.hasFailed) return sampleRegions['en-US'].loadChildren(code);
  fragile.hasFailed = true;
  throw new Error('offline');
}
export const LevelFailed: Story = {
  beforeEach: () => {
    fragile.hasFailed = false;
  },
  render: (args) => <Sample onChange={args.onChange} loadChildren={failOnce} />,
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'address', 'RegionPicker');
    await open({ canvas, userEvent, globals });
    await userEvent.click(await page.findByRole('option', { name: 'Zhejiang' }));
    await expect(await page.findByRole('alert')).toHaveTextContent(t('failed'));
    await userEvent.click(page.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }));
    await waitFor(() => expect(page.getByRole('option', { name: 'Hangzhou' })).toBeVisible());
  },
};
async function searchTheSecondTime(text: string) {
  if (fragile.hasFailed) return sampleRegions['en-US'].search(text);
  fragile.hasFailed = true;
  throw new Error('offline');
}
/** Retries by keyboard, and selects from the field, which has the focus again. */
export const SearchFailed: Story = {
  beforeEach: () => {
    fragile.hasFailed = false;
  },
  render: (args) => <Sample onChange={args.onChange} search={searchTheSecondTime} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    await open({ canvas, userEvent, globals });
    const search = page.getByRole('combobox', { name: messagesOf(globals, 'address', 'RegionPicker')('search') });
    search.focus();
    await userEvent.paste('Xihu');
    await page.findByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(search).toHaveFocus();
    await page.findByRole('option', { name: /Xihu/ });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(sampleRegions['en-US'].pathTo('330106'));
    await closed();
  },
};
/** In right-to-left text the lists start at the right, and the arrow keys follow. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => <Sample onChange={args.onChange} code="330106" />,
  play: async (context) => {
    const { userEvent, globals } = context;
    const [province, city] = levelsOf(messagesOf(globals, 'address', 'RegionPicker'));
    await open(context);
    if (window.innerWidth < 768) return;
    const provinces = await page.findByRole('listbox', { name: province });
    const cities = await page.findByRole('listbox', { name: city });
    const beside = provinces.getBoundingClientRect().left;
    await expect(cities.getBoundingClientRect().right).toBeLessThanOrEqual(beside + 1);
    (await within(provinces).findByRole('option', { selected: true })).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cities).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowRight}');
    await expect(provinces).toContainElement(document.activeElement as HTMLElement);
  },
};
const longNames = both('新疆维吾尔自治区', 'Xinjiang Uygur Autonomous Region');
const longPath = both('克孜勒苏柯尔克孜自治州', 'Kizilsu Kirghiz Autonomous Prefecture');
export const LongText: Story = {
  render: function Long(args) {
    const locale = useSampleLocale();
    const path = [
      { code: '650000', name: longNames[locale] },
      { code: '653000', name: longPath[locale] },
      { code: '653001', name: both('阿图什市', 'Artux')[locale] },
    ];
    return <Sample onChange={args.onChange} defaultValue={path} loadChildren={never} />;
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
