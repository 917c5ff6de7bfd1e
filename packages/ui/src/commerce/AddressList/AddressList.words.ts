import { defineWords } from '../../intl/Words.ts';

export const addressListWords = defineWords(
  {
    label: '收货地址',
    add: '新增地址',
    emptyTitle: '还没有收货地址',
    emptyHint: '添加一个地址，下单时直接选用',
    full: (max: number) => `最多保存 ${max} 个地址，删除不用的再添加`,
    loading: '收货地址加载中',
    failed: '收货地址加载失败',
    removed: (name: string) => `已删除 ${name} 的地址`,
  },
  {
    label: 'Shipping addresses',
    add: 'Add address',
    emptyTitle: 'No shipping address yet',
    emptyHint: 'Add one and choose it whenever you order',
    full: (max) => `You can keep ${max} addresses. Delete one you no longer need to add another`,
    loading: 'Loading your addresses',
    failed: 'Your addresses could not be loaded',
    removed: (name) => `The address of ${name} was deleted`,
  },
);
