import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Invalid file with its problem. */
export interface Specimen {
  name: string;
  bytes: Uint8Array;
  fault: 'FILE_TYPE' | 'FILE_DIMENSIONS' | 'FILE_CORRUPT';
}

/** Text that stored pictures must not contain. */
export const PAYLOAD = '<script>alert(document.domain)</script>';

/** Creates a picture of one color. */
export function picture(format: 'jpeg' | 'png' | 'webp', width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0e5546' } })
    .toFormat(format)
    .toBuffer();
}

/** Creates a JPEG with location and orientation metadata: it is displayed as 30 × 40, but encoded as 40 × 30. */
export async function jpegWithMetadata(): Promise<Buffer> {
  return sharp(await picture('jpeg'))
    .withExif({ IFD0: { Copyright: PAYLOAD }, IFD3: { GPSLatitude: '30/1 15/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Creates a PNG with a given size in its header, which need not match the data. */
export function png(
  width: number,
  height: number,
  data: Uint8Array = deflateSync(Buffer.alloc(64)),
  ...others: Buffer[]
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...others,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Creates a PNG chunk with a valid checksum. */
export function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.byteLength, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Files that uploads must reject. */
export async function badPictures(): Promise<Specimen[]> {
  const [jpeg, realPng, webp] = [
    await picture('jpeg', 200, 200),
    await picture('png', 200, 200),
    await picture('webp', 200, 200),
  ];
  const notPictures: Record<string, Uint8Array | string> = {
    'nothing at all': '',
    'one byte': '\xff',
    svg: `<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`,
    'svg behind an xml declaration': '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    html: `<!doctype html>${PAYLOAD}`,
    gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    'gif that is a script': 'GIF89a=1;alert(1)//',
    pdf: '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj',
    zip: 'PK\x03\x04\x14\x00\x00\x00',
    gzip: '\x1f\x8b\x08\x00\x00\x00',
    elf: '\x7fELF\x02\x01\x01',
    bmp: `BM${'\x00'.repeat(60)}`,
    tiff: 'II*\x00\x08\x00\x00\x00',
    ico: '\x00\x00\x01\x00\x01\x00',
    avif: '\x00\x00\x00\x1cftypavif',
    heic: '\x00\x00\x00\x18ftypheic',
    'jpeg xl': '\xff\x0a\xfa\x1f',
    psd: '8BPS\x00\x01',
    wave: 'RIFF\x24\x00\x00\x00WAVEfmt ',
    'html before a jpeg': Buffer.concat([Buffer.from(PAYLOAD), jpeg]),
    'a space before a png': Buffer.concat([Buffer.from(' '), realPng]),
  };
  const broken: Record<string, Uint8Array | string> = {
    'jpeg, signature only': '\xff\xd8\xff',
    'png, signature only': '\x89PNG\r\n\x1a\n',
    'webp, signature only': 'RIFF\x04\x00\x00\x00WEBP',
    'jpeg, garbage inside': `\xff\xd8\xff\xe0${'garbage'.repeat(99)}`,
    'jpeg, cut in half': jpeg.subarray(0, jpeg.length / 2),
    'png, cut in half': realPng.subarray(0, realPng.length / 2),
    'webp, cut in half': webp.subarray(0, webp.length / 2),
    'png, too little data': png(200, 200),
    'png, data not deflated': png(20, 20, Buffer.from('not deflated at all')),
    'png of no size': png(0, 0),
    'png, wider than any can be': png(2_147_483_647, 1),
    'svg that begins like a jpeg': `\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg"/>`,
  };
  const huge: Record<string, Uint8Array> = {
    'png, 50000 × 50000': png(50_000, 50_000),
    'png, 8193 × 1': png(8193, 1),
    'png, 1 × 8193': png(1, 8193),
    'png, 8000 × 8000': png(8000, 8000),
    'png whose data inflates without end': png(30_000, 30_000, deflateSync(Buffer.alloc(20_000_000))),
  };
  return [
    ...specimens(notPictures, 'FILE_TYPE'),
    ...specimens(broken, 'FILE_CORRUPT'),
    ...specimens(huge, 'FILE_DIMENSIONS'),
  ];
}

function specimens(files: Record<string, Uint8Array | string>, fault: Specimen['fault']): Specimen[] {
  return Object.entries(files).map(([name, content]) => ({
    name,
    bytes: typeof content === 'string' ? Buffer.from(content, 'latin1') : content,
    fault,
  }));
}
