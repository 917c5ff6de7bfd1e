import { defineWords } from '../../intl/Words.ts';

export const datePickerWords = defineWords(
  {
    open: '选择日期',
    openChosen: (date: string) => `选择日期，已选 ${date}`,
    previousMonth: '上个月',
    nextMonth: '下个月',
    year: '年份',
    month: '月份',
    writeYear: (year: number) => `${year} 年`,
    /** Number of a month, and its name in the reader's language. */
    writeMonth: (month: number, _name: string) => `${month} 月`,
    today: (date: string) => `今天，${date}`,
  },
  {
    open: 'Choose a date',
    openChosen: (date) => `Choose a date, ${date} is chosen`,
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    year: 'Year',
    month: 'Month',
    writeYear: String,
    writeMonth: (_month, name) => name,
    today: (date) => `Today, ${date}`,
  },
);
