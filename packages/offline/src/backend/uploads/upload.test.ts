import { uploadImage } from '@mallard/domain/contract';
import { testPicture } from '@mallard/domain/testing';
import { expect, it } from 'vitest';
import { openTestShop } from '../../testing/openTestShop.ts';

const pictureUrl = () => 'blob:photo';

it.each(['image/jpg', 'IMAGE/PNG', '', 'application/octet-stream'])(
  'accepts a picture by its content with the name %j',
  async (type) => {
    const { call, signIn } = openTestShop({ pictureUrl });
    await signIn();
    const files = [new File([testPicture()], 'photo', { type })];
    expect(await call(uploadImage, { body: { files } })).toMatchObject({ width: 1, height: 1, url: 'blob:photo' });
  },
);

it('refuses a page with the name of a picture', async () => {
  const { tryCall, signIn } = openTestShop({ pictureUrl });
  await signIn();
  const files = [new File(['<html></html>'], 'photo.png', { type: 'image/png' })];
  expect(await tryCall(uploadImage, { body: { files } })).toMatchObject({ ok: false });
});
