import 'i18next';
import type error from './zh-CN/error.json';
import type errors from './zh-CN/errors.json';
import type home from './zh-CN/home.json';
import type shell from './zh-CN/shell.json';

// One line per namespace, so that a key that is nowhere does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: { error: typeof error; errors: typeof errors; home: typeof home; shell: typeof shell };
  }
}
