import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { type SampleChoiceKind, sampleChoices } from '../../fixtures/sampleChoices.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { spokenPrice } from '../../fixtures/spokenPrice.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { SkuPicker, type SkuPickerProps } from './SkuPicker.tsx';
import { useSkuPicker } from './useSkuPicker.ts';

interface SampleProps extends Pick<SkuPickerProps, 'unavailable' | 'isLoading'> {
  kind?: SampleChoiceKind | undefined;
  /** Initial selection. */
  initial?: Record<string, string> | undefined;
  /** Index of the SKU in a link. */
  linked?: number | undefined;
  hasGuide?: boolean | undefined;
  onChoose?: ((specificationId: string, valueId: string) => void) | undefined;
}

const guide = both('尺码表', 'Size guide');

function Sample({ kind = 'mug', initial, linked, hasGuide = false, onChoose, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const { specifications, skus } = sampleChoices(locale, kind);
  const { resolution, choose } = useSkuPicker({
    specifications,
    skus,
    defaultSelection: initial,
    ...(linked !== undefined && { defaultSkuId: skus[linked]?.id }),
  });
  return (
    <SkuPicker
      {...props}
      specifications={specifications}
      resolution={resolution}
      guides={hasGuide ? { size: <a href="#guide">{guide[locale]}</a> } : undefined}
      onChange={(specification, value) => {
        onChoose?.(specification, value);
        choose(specification, value);
      }}
    />
  );
}

const meta = {
  title: 'Commerce/SkuPicker',
  component: Sample,
  args: { onChoose: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

const green = both('瓶绿', 'Bottle green');

/** Sold-out values can be selected, to see the reason; the result is announced once. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'product', 'SkuPicker');
    const color = textOf(globals, green);
    const glaze = textOf(globals, both('釉色', 'Glaze'));
    await expect(canvas.getByRole('group', { name: t('emptyGroup', { name: glaze }) })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: color }));
    await expect(
      canvas.getByRole('group', {
        name: color ? t('group', { name: glaze, selected: color }) : t('emptyGroup', { name: glaze }),
      }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: color })).toBeChecked();
    const large = canvas.getByRole('radio', { name: '450 ml' });
    await expect(large).toHaveAccessibleDescription(t('soldOut'));
    await userEvent.click(large);
    await expect(large).toBeChecked();
    await expect(canvas.getByText(t('selectionSoldOut'))).toBeVisible();
    await waitFor(() =>
      expect(spoken(canvasElement)).toBe(
        t('selectionProblem', { choice: `${color} / 450 ml`, problem: t('selectionSoldOut') }),
      ),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('size', '320ml');
    await expect(canvas.getByRole('radio', { name: '320 ml' })).toBeChecked();
    await waitFor(() =>
      expect(spoken(canvasElement)).toBe(
        t('selectedSku', { choice: `${color} / 320 ml`, price: spokenPrice(globals, 9900), stock: t('inStock') }),
      ),
    );
  },
};
/** Every kind of option in every state. */
export const Matrix: Story = {
  render: () => (
    <Grid columns="lg" gap={40}>
      <Sample />
      <Sample initial={{ glaze: 'green', size: '320ml' }} hasGuide />
      <Sample initial={{ glaze: 'green', size: '450ml' }} />
      <Sample initial={{ glaze: 'amber', size: '450ml' }} />
      <Sample initial={{ glaze: 'amber' }} unavailable="hide" />
      <Sample kind="swatches" initial={{ color: '1' }} />
      <Sample kind="allSoldOut" />
      <Sample kind="oneLeft" />
    </Grid>
  ),
};
export const Resolved: Story = { args: { initial: { glaze: 'green', size: '320ml' } } };
export const Impossible: Story = {
  args: { initial: { glaze: 'amber' } },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'product', 'SkuPicker');
    const large = canvas.getByRole('radio', { name: '450 ml' });
    await expect(large).toHaveAccessibleDescription(t('impossible'));
    await userEvent.click(large);
    await expect(canvas.getByText(t('selectionImpossible'))).toBeVisible();
    // Another value of either group resolves it.
    await userEvent.click(canvas.getByRole('radio', { name: '220 ml' }));
    await expect(canvas.queryByText(t('selectionImpossible'))).toBeNull();
  },
};
export const HidesImpossible: Story = {
  args: { initial: { glaze: 'amber' }, unavailable: 'hide' },
  play: async ({ canvas, userEvent, globals }) => {
    await expect(canvas.queryByRole('radio', { name: '450 ml' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: textOf(globals, green) }));
    await expect(canvas.getByRole('radio', { name: '450 ml' })).toBeInTheDocument();
  },
};
/** Colors have names, for users who cannot distinguish them. */
export const Swatches: Story = { args: { kind: 'swatches' } };
export const AllSoldOut: Story = {
  args: { kind: 'allSoldOut' },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'product', 'SkuPicker');
    await expect(canvas.getByText(t('selectionSoldOut'))).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '220 ml' })).toHaveAccessibleDescription(t('soldOut'));
    await expect(canvas.getByRole('radio', { name: '220 ml' })).toBeEnabled();
  },
};
export const OneLeft: Story = {
  args: { kind: 'oneLeft', initial: { glaze: 'green' } },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = messagesOf(globals, 'product', 'SkuPicker');
    await userEvent.click(canvas.getByRole('radio', { name: '320 ml' }));
    const choice = `${textOf(globals, green)} / 320 ml`;
    await waitFor(() =>
      expect(spoken(canvasElement)).toBe(
        t('selectedSku', { choice, price: spokenPrice(globals, 9900), stock: t('lowStock', { stock: 1 }) }),
      ),
    );
  },
};
/** Renders nothing when there is nothing to select. */
export const Single: Story = {
  args: { kind: 'single' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
export const LoadingStock: Story = {
  args: { isLoading: true, initial: { glaze: 'green', size: '450ml' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals, 'product', 'SkuPicker')('loadingStock'))).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '450 ml' })).not.toHaveAccessibleDescription();
  },
};
/** The URL contains a SKU. */
export const DeepLink: Story = {
  args: { linked: 4 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('radio', { name: textOf(globals, both('翼镜蓝', 'Wing blue')) })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '320 ml' })).toBeChecked();
  },
};
export const SizeGuide: Story = {
  args: { hasGuide: true },
  play: async ({ canvas, globals }) => {
    const group = canvas.getByRole('group', { name: new RegExp(`^${textOf(globals, both('容量', 'Size'))}`) });
    await expect(within(group).getByRole('link', { name: textOf(globals, guide) })).toBeVisible();
  },
};
/** Four groups of twenty values, including one with the id `0`. */
export const ManyValues: Story = {
  args: { kind: 'many' },
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(80);
    const [first] = sampleChoices(localeOf(globals), 'many').specifications;
    const [zero] = canvas.getAllByRole('radio', { name: first?.values[0]?.name ?? '' });
    if (zero) await userEvent.click(zero);
    await expect(args.onChoose).toHaveBeenLastCalledWith('g0', '0');
    await expect(zero).toBeChecked();
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: textOf(globals, green) })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: '220 ml' })).toBeChecked();
    // Arrow keys also reach unavailable values.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '450 ml' })).toBeChecked();
  },
};
export const LongText: Story = { args: { kind: 'long', initial: { kind: '1' } } };
export const Narrow: Story = { args: { kind: 'long', initial: { kind: '0' }, hasGuide: true }, decorators: [narrow] };
