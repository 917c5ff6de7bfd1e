import type { LineGoods } from '@mallard/domain/intents';
import { uploadPlan } from '@mallard/state-machines/testing';
import { uploadMachine } from '@mallard/state-machines/upload';
import { uploaderWords } from '@mallard/ui/Uploader';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { liveWords } from './live/live.words.ts';
import { liveStory, localeOf, reach } from './live/liveStory.tsx';
import { prepareUpload } from './live/smallPages.ts';
import { machineStories } from './machineStories.tsx';
import { UploadFace } from './UploadFace.tsx';
import * as stories from './upload.stories.tsx';

const meta: Meta = { title: 'Machines/Upload' };
export default meta;

const { at, chart } = machineStories(uploadMachine, uploadPlan, UploadFace);

export const Chart = chart(() => stories);
export const Idle = at('idle');
export const Uploading = at('uploading');
export const Paused = at('paused');

/** Two photographs, the second of which waits for a network. */
export const Live = liveStory({
  face: UploadFace,
  prepare: prepareUpload,
  play: async ({ canvas, canvasElement, userEvent, globals, loaded: { goods } }) => {
    const [words, photos] = [liveWords[localeOf(globals)], uploaderWords[localeOf(globals)]];
    const photographOf = async ({ skuUuid, image }: LineGoods) => {
      const picture = await fetch(image.url).then((answer) => answer.blob());
      return new File([picture], `${skuUuid}.webp`, { type: 'image/webp', lastModified: 1 });
    };
    await reach(canvasElement, 'idle');
    const field = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
    if (!field) throw new TypeError('There is no field for photographs');
    const [first, second] = [await photographOf(goods[0]), await photographOf(goods[1])];
    await userEvent.upload(field, first);
    await reach(canvasElement, 'idle');
    await expect(await canvas.findByText(photos.used(1, 9))).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: words.connected }));
    await userEvent.upload(field, second);
    await reach(canvasElement, 'paused');
    await userEvent.click(canvas.getByRole('switch', { name: words.connected }));
    await reach(canvasElement, 'idle');
    await expect(await canvas.findByText(photos.used(2, 9))).toBeVisible();
  },
});
