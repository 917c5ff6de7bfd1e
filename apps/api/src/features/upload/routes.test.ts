import { createReview, uploadImage, uploadImages, uploadReviewPhotos } from '@mallard/domain/contract';
import { count } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '../../db/schema/index.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/index.ts';
import { badPictures, chunk, jpegWithMetadata, PAYLOAD, picture, png } from '../../testing/pictureCorpus.ts';

let shop: TestApp;
let shopper: TestShopper;
beforeAll(async () => {
  shop = await createTestApp();
  shopper = await shop.signUp();
});
afterAll(() => shop.close());

function file(bytes: Uint8Array, type = 'image/png'): File {
  return new File([new Uint8Array(bytes)], `../../${PAYLOAD}.svg`, { type });
}

async function upload(bytes: Uint8Array, type?: string) {
  return shop.call(uploadImage, { body: { files: [file(bytes, type)] } }, { token: shopper.token });
}

async function bytesOf(url: string): Promise<Buffer> {
  const response = await shop.app.request(url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function rows(): Promise<number> {
  const [counted] = await shop.db.select({ all: count() }).from(uploads);
  return counted?.all ?? 0;
}

describe('uploading a picture', { tags: ['P20'] }, () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'accepts %s and stores it as WebP with a generated name',
    async (format) => {
      const { status, data } = await upload(await picture(format), `image/${format}`);
      expect(status).toBe(200);
      expect(data).toMatchObject({ width: 40, height: 30 });
      expect(data.url).toMatch(/^\/uploads\/[0-9a-f-]{36}\.webp$/);
      expect(await sharp(await bytesOf(data.url)).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
    },
  );

  it.each([
    ['jpeg', 'image/jpg'],
    ['jpeg', 'IMAGE/JPEG'],
    ['jpeg', ''],
    ['png', 'application/octet-stream'],
    ['png', 'image/jpeg'],
    ['webp', 'image/gif'],
  ] as const)('detects the type from the content: %s that is sent as %j', async (format, type) => {
    expect((await upload(await picture(format), type)).status).toBe(200);
  });

  it('applies the orientation, and removes location, author and color profile', async () => {
    const { data } = await upload(await jpegWithMetadata(), 'image/jpeg');
    expect(data).toMatchObject({ width: 30, height: 40 });
    const storedFile = await bytesOf(data.url);
    const { exif, xmp, icc, iptc, orientation } = await sharp(storedFile).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(storedFile.includes(PAYLOAD)).toBe(false);
  });

  it('removes data that is hidden in or after a picture', async () => {
    const text = Buffer.from(`Comment\0${PAYLOAD}`);
    const raw = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const hidden = [
      Buffer.concat([await picture('jpeg'), Buffer.from(PAYLOAD), Buffer.from('PK\x03\x04', 'latin1')]),
      Buffer.concat([raw.subarray(0, 33), chunk('tEXt', text), raw.subarray(33)]),
      Buffer.concat([raw, Buffer.from(PAYLOAD)]),
    ];
    for (const bytes of hidden) {
      const { status, data } = await upload(bytes);
      expect(status).toBe(200);
      expect((await bytesOf(data.url)).includes(PAYLOAD)).toBe(false);
    }
  });

  it('scales large pictures down', async () => {
    const { data } = await upload(await picture('png', 5120, 2560));
    expect(data).toMatchObject({ width: 2560, height: 1280 });
  });

  it('rejects invalid pictures and sizes, and stores nothing', async () => {
    const before = await rows();
    for (const { name, bytes, fault } of await badPictures()) {
      const { status, failure } = await upload(bytes);
      expect({ name, status, error: failure.error }).toEqual({ name, status: 400, error: 'UPLOAD_REJECTED' });
      expect({ name, code: failure.fields?.['files.0']?.code }).toEqual({ name, code: fault });
    }
    expect(await rows()).toBe(before);
  });

  it('reports every invalid picture of several, and stores none', async () => {
    const before = await rows();
    const files = [file(await picture('png')), file(Buffer.from('<svg/>')), file(png(9000, 1))];
    const { status, failure } = await shop.call(uploadImages, { body: { files } }, { token: shopper.token });
    expect(status).toBe(400);
    expect(Object.keys(failure.fields ?? {})).toEqual(['files.1', 'files.2']);
    expect(await rows()).toBe(before);
  });

  it('returns several pictures in their order', async () => {
    const files = [
      file(await picture('png', 10, 10)),
      file(await picture('png', 20, 20)),
      file(await picture('webp', 30, 30)),
    ];
    for (const endpoint of [uploadImages, uploadReviewPhotos]) {
      const { data } = await shop.call(endpoint, { body: { files } }, { token: shopper.token });
      expect(data.map(({ width }) => width)).toEqual([10, 20, 30]);
    }
  });

  it('rejects forms without a file, with too many files, or too large', async () => {
    const ok = file(await picture('png'));
    const bad = [[], [ok, ok], [file(Buffer.alloc(5 * 1024 * 1024 + 1))]];
    for (const files of bad) {
      const { status, failure } = await shop.call(uploadImage, { body: { files } }, { token: shopper.token });
      expect([status, failure.error]).toEqual([400, 'VALIDATION']);
    }
  });

  it('requires a signed-in user', async () => {
    const files = [file(await picture('png'))];
    for (const endpoint of [uploadImage, uploadImages, uploadReviewPhotos])
      expect((await shop.call(endpoint, { body: { files } })).status).toBe(401);
  });

  it('is limited to 200 MB per user, without leftover files', async () => {
    const full = await shop.signUp();
    const row = {
      userId: full.id,
      name: 'x',
      url: '/x',
      type: 'image/webp',
      bytes: 200 * 1024 * 1024 - 10,
      width: 1,
      height: 1,
    };
    await shop.db.insert(uploads).values({ ...row, createdAt: shop.deps.clock() });
    const original = shop.deps.files;
    const storedFile = new Set<string>();
    shop.deps.files = {
      ...original,
      put: async ({ name }) => {
        storedFile.add(name);
        return { url: `/uploads/${name}` };
      },
      remove: async (name) => void storedFile.delete(name),
    };
    const { failure } = await shop.call(
      uploadImage,
      { body: { files: [file(await picture('png'))] } },
      { token: full.token },
    );
    shop.deps.files = original;
    expect(failure.fields?.['files.0']?.code).toBe('QUOTA');
    expect([...storedFile]).toEqual([]);
  });

  it('does not let users use pictures of other users', async () => {
    const { data } = await upload(await picture('png'));
    const otherUser = await shop.signUp();
    const body = { orderItemUuid: crypto.randomUUID(), rating: 5, content: 'x', imageUuids: [data.id] };
    expect((await shop.call(createReview, { body }, { token: otherUser.token })).status).toBe(404);
  });
});

describe('serving pictures', { tags: ['P20'] }, () => {
  it('allows permanent caching, and prevents scripts', async () => {
    const { data } = await upload(await picture('png'));
    const { headers } = await shop.app.request(data.url);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('accept-ranges')).toBe('none');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers.get('content-disposition')).toBe(`inline; filename="${data.url.split('/').at(-1)}"`);
    const head = await shop.app.request(data.url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(headers.get('content-length'));
    expect((await shop.app.request(data.url, { method: 'DELETE' })).status).toBe(405);
  });

  it.each([
    '/uploads/',
    '/uploads/x',
    '/uploads/../secrets.json',
    '/uploads/%2e%2e%2fsecrets.json',
    '/uploads/00000000-0000-0000-0000-000000000000.webp',
    '/uploads/00000000-0000-0000-0000-000000000000.webp.part',
    '/uploads/00000000-0000-0000-0000-000000000000.svg',
  ])('returns 404 for %s', async (path) => {
    const response = await shop.app.request(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(((await response.json()) as { code: number }).code).toBe(response.status);
  });
});
