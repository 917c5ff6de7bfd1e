import { defineWords } from '../../intl/Words.ts';

export const checkoutSectionWords = defineWords(
  {
    step: (number: number) => `第 ${number} 步`,
    done: '已完成',
    locked: '请先完成上一步',
    edit: '修改',
    editSection: (title: string) => `修改${title}`,
  },
  {
    step: (number) => `Step ${number}`,
    done: 'done',
    locked: 'Finish the previous step first',
    edit: 'Edit',
    editSection: (title) => `Edit: ${title}`,
  },
);
