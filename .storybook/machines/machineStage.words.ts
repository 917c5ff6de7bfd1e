import { defineWords } from '@mallard/ui/words';

/** Words around a machine's states. */
export const machineStageWords = defineWords(
  {
    face: '界面',
    chart: '状态图',
    start: '起点',
    stays: '不变',
  },
  {
    face: 'What is seen',
    chart: 'Chart',
    start: 'start',
    stays: 'stays',
  },
);
