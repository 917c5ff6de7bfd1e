export { createTranslate, type TranslateKey } from '../intl/createTranslate.ts';
