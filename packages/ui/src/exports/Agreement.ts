export { Agreement, type AgreementLink, type AgreementProps } from '../forms/Agreement/Agreement.tsx';
export { agreementWords } from '../forms/Agreement/Agreement.words.ts';
