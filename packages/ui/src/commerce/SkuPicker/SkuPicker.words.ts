import { defineWords } from '../../intl/Words.ts';

export const skuPickerWords = defineWords(
  {
    notChosen: '请选择',
    /** What a group is called: its own name, and what is chosen in it. */
    group: (name: string, chosen: string) => `${name}，${chosen || '请选择'}`,
    /** Of an option, with what is chosen in the other groups. */
    soldOut: '缺货',
    impossible: '无此规格',
    choiceSoldOut: '所选规格暂时缺货',
    choiceImpossible: '没有这个规格组合',
    loadingStock: '正在查询库存',
    result: (choice: string, price: string, stock: string) => `已选 ${choice}，${price} 元，${stock}`,
    inStock: '有货',
    lowStock: (left: number) => `仅剩 ${left} 件`,
    choice: (choice: string, problem: string) => `已选 ${choice}，${problem}`,
  },
  {
    notChosen: 'Choose one',
    group: (name: string, chosen: string) => `${name}, ${chosen || 'choose one'}`,
    soldOut: 'Sold out',
    impossible: 'Not available',
    choiceSoldOut: 'This combination is sold out',
    choiceImpossible: 'This combination is not available',
    loadingStock: 'Checking stock',
    result: (choice: string, price: string, stock: string) => `You chose ${choice}: ${price} yuan, ${stock}`,
    inStock: 'in stock',
    lowStock: (left: number) => `only ${left} left`,
    choice: (choice: string, problem: string) => `You chose ${choice}. ${problem}`,
  },
);
