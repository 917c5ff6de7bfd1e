import { defineWords } from '../../intl/Words.ts';
import type { DatePart } from './dateOrder.ts';

const zhParts: Readonly<Record<DatePart, string>> = { year: '年', month: '月', day: '日' };
const enParts: Readonly<Record<DatePart, string>> = { year: 'Year', month: 'Month', day: 'Day' };
const zhHints: Readonly<Record<DatePart, string>> = { year: '----', month: '--', day: '--' };
const enHints: Readonly<Record<DatePart, string>> = { year: 'yyyy', month: 'mm', day: 'dd' };

export const dateFieldWords = defineWords(
  {
    parts: zhParts,
    hints: zhHints,
    incomplete: '请填写完整的日期',
    unreal: '日期不存在，请检查',
    tooEarly: (date: string) => `日期不能早于 ${date}`,
    tooLate: (date: string) => `日期不能晚于 ${date}`,
  },
  {
    parts: enParts,
    hints: enHints,
    incomplete: 'Enter the whole date',
    unreal: 'This date does not exist. Please check it',
    tooEarly: (date) => `The date cannot be before ${date}`,
    tooLate: (date) => `The date cannot be after ${date}`,
  },
);
