import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Source files with a text or file field that don't need to ask before leaving, each with the reason. */
const exempt: Readonly<Record<string, string>> = {
  '../features/login/LoginScreen.tsx': 'user name and password are filled in by the browser',
  '../features/orders/OrderSearch.tsx': 'a search',
  '../features/help/HelpScreen.tsx': 'a search',
  '../features/checkout/DeliverySection.tsx': 'the note is stored with the choices of the checkout',
  '../features/user/ProfileScreen.tsx': 'its hook useSaveProfile asks; a picture is uploaded at once',
};

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ui = resolve(import.meta.dirname, '../../../../packages/ui/src');
const fields =
  /forms\/(TextField|TextArea|PasswordField|PhoneField|OtpField|Uploader|AvatarUploader|DateField)\/\1\.tsx$/;
const cachedResults = new Map<string, boolean>();

/** Whether a file of the component library has such a field, directly or through its imports. */
function hasField(file: string): boolean {
  if (fields.test(file)) return true;
  const cached = cachedResults.get(file);
  if (cached !== undefined) return cached;
  cachedResults.set(file, false);
  const code = readFileSync(file, 'utf8');
  const imports = [...code.matchAll(/(?:import|export) (?!type )[^;]*?from '(\.[^']+\.tsx?)'/g)];
  const has = imports.some(([, path = '']) => hasField(join(dirname(file), path)));
  cachedResults.set(file, has);
  return has;
}

describe('forms with text or files', () => {
  const withForm = Object.entries(sources).filter(([, code]) =>
    [...code.matchAll(/import \{([^}]*)\} from '@mallard\/ui\/(\w+)'/g)].some(([, names = '', entry = '']) => {
      const locals = names.split(',').map((name) => name.split(' as ').at(-1)?.trim());
      return (
        locals.some((name) => new RegExp(`<${name}\\s`).test(code)) && hasField(join(ui, 'exports', `${entry}.ts`))
      );
    }),
  );

  it('are detected', () => {
    expect(withForm.map(([path]) => path)).toEqual(
      expect.arrayContaining(['../features/register/RegisterScreen.tsx', '../features/orders/ReviewForm.tsx']),
    );
  });

  it.each(withForm.filter(([path]) => exempt[path] === undefined))('ask before leaving: %s', (_, code) => {
    expect(code).toMatch(/use(Unsaved|DiscardQuestion)\(/);
  });
});
