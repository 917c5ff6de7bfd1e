import { endpoints } from '@mallard/domain/contract/all';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { localeOf } from '../machines/live/storyContext.ts';
import { sourceAsWritten } from '../sourceAsWritten.ts';
import { EndpointsPage } from './EndpointsPage.tsx';
import { openEndpointShop } from './endpointShop.ts';
import { domainMessagesIn } from './messages.ts';
import { resultOf } from './resultOf.ts';

const meta: Meta = { title: 'Domain/Endpoints', component: EndpointsPage, parameters: sourceAsWritten };
export default meta;

/** A lost response is requested again with the same key, so the cart gets one more unit and not two. */
export const Endpoints: StoryObj = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = domainMessagesIn(localeOf(globals), 'endpoints');
    const send = () => userEvent.click(canvas.getByRole('button', { name: t('send') }));
    const textOf = (label: string) => canvas.getByLabelText<HTMLTextAreaElement>(label).value;
    await waitFor(() => expect(textOf('body')).toContain('"skuUuid"'));
    await userEvent.selectOptions(canvas.getByLabelText(t('fault')), 'dropAfter');
    await send();
    await canvas.findByText(t('succeeded'));
    const [first, second] = canvas.getAllByRole('region', { name: /[12]/ });
    const requestOf = (attempt: HTMLElement | undefined) =>
      within(attempt ?? canvasElement).getByLabelText<HTMLTextAreaElement>(t('request')).value;
    const keyOf = (text: string) => /idempotency-key: (\S+)/.exec(text)?.[1];
    await expect(first).toHaveTextContent(t('noResponse'));
    await expect(keyOf(requestOf(second))).toBe(keyOf(requestOf(first)));
    await expect(requestOf(first)).toContain('authorization: Bearer …');
    await expect(JSON.parse(textOf(t('value')))).toMatchObject({ items: [{ quantity: 2 }] });
    await userEvent.clear(canvas.getByLabelText('body'));
    await userEvent.type(canvas.getByLabelText('body'), '{{"quantity": 0}');
    await send();
    await canvas.findByText(t('failed'));
    await expect(resultOf(canvasElement, 'kind')).toBe('BadRequest');
    await expect(resultOf(canvasElement, 'quantity')).toContain('MIN_VALUE');
    await expect(resultOf(canvasElement, 'skuUuid')).toContain('REQUIRED');
  },
};

/** The client accepts the example of every endpoint. */
export const Examples: StoryObj = {
  tags: ['!dev'],
  play: async () => {
    const shop = openEndpointShop();
    const refused: string[] = [];
    for (const endpoint of endpoints.filter(({ encoding }) => encoding === 'json')) {
      const result = await shop.send(endpoint, await shop.exampleOf(endpoint), {
        locale: 'en-US',
        // Without a session, calls of members end before they change anything.
        isSignedIn: false,
        fault: null,
        isEveryRequest: false,
        signal: new AbortController().signal,
        onExchange: () => undefined,
      });
      if (!result.ok && result.error.code === 'VALIDATION') refused.push(endpoint.name);
    }
    await expect(refused).toEqual([]);
  },
};
