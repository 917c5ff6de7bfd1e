import { defineWords } from '../../intl/Words.ts';

export const skuPickerWords = defineWords(
  {
    notChosen: '请选择',
    /** What a group is called: its own name, and what is chosen in it. */
    group: (name: string, chosen: string) => `${name}，${chosen || '请选择'}`,
    /** Of an option, alone or given what is chosen in the other groups. */
    soldOut: (option: string, others: string) => (others ? `${others}的 ${option} 暂时缺货` : `${option} 暂时缺货`),
    impossible: (option: string, others: string) => (others ? `${option} 没有${others}款` : `${option} 暂无此款`),
    choiceSoldOut: '所选款式暂时缺货',
    choiceImpossible: '没有这样的款式',
    loadingStock: '正在查询库存',
    result: (choice: string, price: string, stock: string) => `已选 ${choice}，${price} 元，${stock}`,
    inStock: '有货',
    lowStock: (left: number) => `仅剩 ${left} 件`,
    choice: (choice: string, problem: string) => `已选 ${choice}，${problem}`,
  },
  {
    notChosen: 'Choose one',
    group: (name: string, chosen: string) => `${name}, ${chosen || 'choose one'}`,
    soldOut: (option: string, others: string) =>
      others ? `${option} is sold out in ${others}` : `${option} is sold out`,
    impossible: (option: string, others: string) =>
      others ? `${option} does not come in ${others}` : `${option} is not offered`,
    choiceSoldOut: 'What you chose is sold out',
    choiceImpossible: 'There is no such combination',
    loadingStock: 'Checking stock',
    result: (choice: string, price: string, stock: string) => `You chose ${choice}: ${price} yuan, ${stock}`,
    inStock: 'in stock',
    lowStock: (left: number) => `only ${left} left`,
    choice: (choice: string, problem: string) => `You chose ${choice}. ${problem}`,
  },
);
