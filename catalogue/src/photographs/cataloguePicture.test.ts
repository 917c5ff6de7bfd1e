import { describe, expect, it } from 'vitest';
import { localized } from '../localized.ts';
import { cataloguePicture } from './cataloguePicture.ts';

const mug = localized(['云釉手工马克杯', 'Cloud-glaze mug']);

describe('cataloguePicture', () => {
  it('lists all files of a photograph, best format first, with the largest WebP as fallback', () => {
    const { url, width, sources, alt } = cataloguePicture('cloud-glaze-mug/amber', mug);
    expect(url).toMatch(new RegExp(`^/media/pictures/cloud-glaze-mug/amber-${width}\\.[0-9a-f]+\\.webp$`));
    expect(sources.map((source) => source.type)).toEqual([
      ...Array(3).fill('image/avif'),
      ...Array(3).fill('image/webp'),
    ]);
    expect(alt).toBe(mug);
  });

  it('throws an error with the name of a missing photograph', () => {
    expect(() => cataloguePicture('cloud-glaze-mug/plaid', mug)).toThrow(/"cloud-glaze-mug\/plaid".*not photographed/);
  });
});
