import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES } from '@mallard/domain/contract';
import { testPicture } from '@mallard/domain/testing';

interface BadForm {
  description: string;
  body: string | FormData;
  headers?: Record<string, string>;
  statuses: readonly number[];
}

/** Creates a form with these files, or with other fields. */
function form(...entries: readonly [string, Blob | string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

function file(bytes: BlobPart, type: string): File {
  return new File([bytes], 'file', { type });
}

/**
 * Returns invalid uploads. Servers may use different statuses for files that are too large, of a wrong type, or not a
 * picture.
 */
export function badForms(): BadForm[] {
  const statuses = [400, 413, 415, 422];
  const many = Array.from({ length: MAX_UPLOAD_FILES + 1 }, () => ['files', testPicture()] as [string, Blob]);
  return [
    { description: 'an empty form', body: form(), statuses },
    { description: 'text instead of a file', body: form(['files', 'mallard']), statuses },
    { description: 'an unknown field', body: form(['mallard', testPicture()]), statuses },
    { description: 'too many files', body: form(...many), statuses },
    { description: 'an empty file', body: form(['files', file('', 'image/png')]), statuses },
    { description: 'a page', body: form(['files', file('<html></html>', 'text/html')]), statuses },
    {
      description: 'a page that calls itself a picture',
      body: form(['files', file('<html></html>', 'image/png')]),
      statuses,
    },
    {
      description: 'an SVG',
      body: form(['files', file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')]),
      statuses,
    },
    {
      description: 'a file above the limit',
      body: form(['files', file(new Uint8Array(MAX_UPLOAD_BYTES + 1), 'image/png')]),
      statuses,
    },
    { description: 'JSON', body: '{"files":[]}', headers: { 'Content-Type': 'application/json' }, statuses },
    {
      description: 'a form without its boundary',
      body: 'mallard',
      headers: { 'Content-Type': 'multipart/form-data' },
      statuses,
    },
    {
      description: 'a form that breaks off',
      body: '--b\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\nx',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      statuses,
    },
  ];
}
