import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Footer } from './Footer.tsx';

function Sample() {
  const { brand, shopText, footer } = sampleShell(useSampleLocale());
  return <Footer brand={brand} text={shopText} columns={footer} />;
}

const meta = {
  title: 'Navigation/Footer',
  component: Sample,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Seen from 1024 px on. */
export const Default: Story = {};
export const English: Story = { globals: { locale: 'en-US' } };
