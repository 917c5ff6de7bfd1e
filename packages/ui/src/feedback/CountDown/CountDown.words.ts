import { defineWords } from '../../intl/Words.ts';

export const countDownWords = defineWords(
  {
    timeLeft: '剩余时间',
    day: (_days: number) => '天',
    /** Every part of the time left that is not nothing, as it is said. */
    days: (days: number) => `${days} 天`,
    hours: (hours: number) => `${hours} 小时`,
    minutes: (minutes: number) => `${minutes} 分`,
    seconds: (seconds: number) => `${seconds} 秒`,
  },
  {
    timeLeft: 'Time left',
    day: (days) => (days === 1 ? 'day' : 'days'),
    days: (days) => `${days} ${days === 1 ? 'day' : 'days'}`,
    hours: (hours) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    minutes: (minutes) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    seconds: (seconds) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  },
);
