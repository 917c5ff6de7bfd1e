export { Agreement, type AgreementLink, type AgreementProps } from '../forms/Agreement/Agreement.tsx';
