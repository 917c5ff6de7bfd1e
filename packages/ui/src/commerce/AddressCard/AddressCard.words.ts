import { defineWords } from '../../intl/Words.ts';

export const addressCardWords = defineWords(
  {
    default: '默认',
    setDefault: '设为默认',
    edit: '编辑',
    delete: '删除',
    editAddress: (name: string, address: string) => `编辑 ${name} 的地址：${address}`,
    deleteAddress: (name: string, address: string) => `删除 ${name} 的地址：${address}`,
    problems: {
      outOfArea: '暂不支持配送到这里',
      incomplete: '地址不完整，请补充后使用',
      retiredRegion: '所在地区已调整，请重新选择地区',
    },
  },
  {
    default: 'Default',
    setDefault: 'Set as default',
    edit: 'Edit',
    delete: 'Delete',
    editAddress: (name, address) => `Edit the address of ${name}: ${address}`,
    deleteAddress: (name, address) => `Delete the address of ${name}: ${address}`,
    problems: {
      outOfArea: 'We do not deliver here yet',
      incomplete: 'Something is missing. Complete it to use this address',
      retiredRegion: 'The region has changed. Choose it again to use this address',
    },
  },
);
