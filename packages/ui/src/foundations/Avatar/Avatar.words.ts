import { defineWords } from '../../intl/Words.ts';

export const avatarWords = defineWords({ unnamed: '未命名用户' }, { unnamed: 'Unnamed user' });
