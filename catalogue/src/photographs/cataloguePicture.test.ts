import { describe, expect, it } from 'vitest';
import { localized } from '../localized.ts';
import { cataloguePicture } from './cataloguePicture.ts';

const mug = localized(['云釉手工马克杯', 'Cloud-glaze mug']);

describe('cataloguePicture', () => {
  it('names every file of a photograph, the best format first, and the largest WebP for all others', () => {
    const { url, width, sources, alt } = cataloguePicture('cloud-glaze-mug/amber', mug);
    expect(url).toMatch(new RegExp(`^/media/pictures/cloud-glaze-mug/amber-${width}\\.[0-9a-f]+\\.webp$`));
    expect(sources.map((source) => source.type)).toEqual([
      ...Array(3).fill('image/avif'),
      ...Array(3).fill('image/webp'),
    ]);
    expect(alt).toBe(mug);
  });

  it('refuses a photograph that nobody took, by its name', () => {
    expect(() => cataloguePicture('cloud-glaze-mug/plaid', mug)).toThrow(/"cloud-glaze-mug\/plaid".*not photographed/);
  });
});
