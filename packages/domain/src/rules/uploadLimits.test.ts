import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFiles, type FileProperties, MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES, uploadTypes } from './uploadLimits.ts';

function picture(properties: Partial<FileProperties> = {}): FileProperties {
  return { name: 'mug.png', type: 'image/png', size: 1_000, lastModified: 1, ...properties };
}

describe('the limits of uploads', () => {
  it.each([
    ['type', picture({ type: 'image/gif' })],
    ['type', picture({ type: '' })],
    ['empty', picture({ size: 0 })],
    ['size', picture({ size: MAX_UPLOAD_BYTES + 1 })],
    ['duplicate', picture()],
  ] as const)('return %s', (reason, file) => {
    const { accepted, refused } = checkFiles([file], { present: [picture()] });
    expect([accepted, refused]).toEqual([[], [{ file, reason }]]);
  });

  it('accept the largest allowed file', () => {
    const largest = picture({ size: MAX_UPLOAD_BYTES });
    expect(checkFiles([largest], { present: [] }).accepted).toEqual([largest]);
  });

  it('accept a wildcard type', () => {
    const [photo, film] = [picture({ type: 'image/heic' }), picture({ type: 'video/mp4' })];
    const { accepted, refused } = checkFiles([photo, film], { accept: ['image/*'], present: [] });
    expect([accepted, refused]).toEqual([[photo], [{ file: film, reason: 'type' }]]);
  });

  it('detect duplicates by their originals, also within one choice', () => {
    const [small, smaller] = [picture({ size: 10 }), picture({ size: 9 })];
    expect(checkFiles([small, smaller], { present: [] }).accepted).toEqual([small, smaller]);
    const { accepted, refused } = checkFiles([small, smaller], { present: [], originalOf: () => picture() });
    expect([accepted, refused]).toEqual([[small], [{ file: smaller, reason: 'duplicate' }]]);
  });

  it('count pictures that are no longer files', () => {
    const [a, b] = [picture({ name: 'a.png' }), picture({ name: 'b.png' })];
    const { accepted, refused } = checkFiles([a, b], { present: [], count: MAX_UPLOAD_FILES - 1 });
    expect([accepted, refused]).toEqual([[a], [{ file: b, reason: 'count' }]]);
  });

  it('lose no file, never accept one too many, and reserve no space for an invalid one', () => {
    const files: fc.Arbitrary<FileProperties[]> = fc.array(
      fc.record({
        name: fc.constantFrom('a', 'b', 'c', 'd'),
        type: fc.constantFrom(...uploadTypes, 'text/html'),
        size: fc.constantFrom(0, 1, 10, 11),
        lastModified: fc.constantFrom(1, 2),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(files, files, fc.nat(6), (chosen, others, maxFiles) => {
        const present = checkFiles(others, { present: [], maxBytes: 10, maxFiles }).accepted;
        const { accepted, refused } = checkFiles(chosen, { present, maxBytes: 10, maxFiles });
        const order = (file: FileProperties) => chosen.indexOf(file);
        expect([...accepted, ...refused.map(({ file }) => file)].sort((a, b) => order(a) - order(b))).toEqual(chosen);
        expect(present.length + accepted.length).toBeLessThanOrEqual(maxFiles);
        const right = chosen.filter(({ type, size }) => type !== 'text/html' && size > 0 && size <= 10);
        expect(accepted.every((file) => right.includes(file))).toBe(true);
        if (refused.some(({ reason }) => reason === 'count')) expect(present.length + accepted.length).toBe(maxFiles);
        // Accepted and refused files give the same results again.
        expect(checkFiles(accepted, { present, maxBytes: 10, maxFiles }).accepted).toEqual(accepted);
      }),
      { numRuns: 2000 },
    );
  });
});
