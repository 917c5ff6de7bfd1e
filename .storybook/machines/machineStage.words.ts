import { defineWords } from '@mallard/ui/words';

/** Words around a machine's states. */
export const machineStageWords = defineWords(
  {
    face: '界面',
    chart: '状态图',
    happen: '接下来可能发生',
    end: '到此结束',
    start: '起点',
    stays: '不变',
  },
  {
    face: 'What is seen',
    chart: 'Chart',
    happen: 'What can happen next',
    end: 'It ends here',
    start: 'start',
    stays: 'stays',
  },
);
