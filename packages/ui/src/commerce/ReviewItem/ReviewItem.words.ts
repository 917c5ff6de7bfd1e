import { plural } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const reviewItemWords = defineWords(
  {
    anonymous: '匿名用户',
    photo: (at: number, name: string, date: string) => `${name}${date && ` ${date}`} 的晒图 ${at}`,
    photos: (name: string) => `${name} 的晒图`,
    sellerReply: '商家回复',
    showAll: '展开全文',
    showLess: '收起',
    helpful: '有用',
    helpfulCount: (count: number) => `有用，${count} 人觉得有用`,
  },
  {
    anonymous: 'Anonymous',
    photo: (at, name, date) => `Photo ${at} by ${name}${date && `, ${date}`}`,
    photos: (name: string) => `Photos by ${name}`,
    sellerReply: 'Seller’s reply',
    showAll: 'Read all of it',
    showLess: 'Show less',
    helpful: 'Helpful',
    helpfulCount: (count: number) => `Helpful, said ${plural(count, 'person', 'people')}`,
  },
);
