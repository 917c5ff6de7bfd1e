/** Nickname of the demo account. Users write in one language. */
export const demoNickname = '溪边的鸭';

/** Its addresses; the first one is the default. */
export const demoAddresses = [
  {
    recipientName: '陆青禾',
    phone: '13800138000',
    province: '浙江省',
    city: '杭州市',
    county: '西湖区',
    areaCode: '330106',
    detailAddress: '文三路 478 号 3 幢 502 室',
    postcode: '310012',
  },
  {
    recipientName: '陆青禾',
    phone: '13900139000',
    province: '上海市',
    city: '上海市',
    county: '徐汇区',
    areaCode: '310104',
    detailAddress: '衡山路 880 号 2 楼前台',
    postcode: '200030',
  },
];

/** Its review of the mugs. */
export const demoReview = '釉色比照片里更温润，每天早上的第一杯咖啡都用它。两只颜色略有深浅，正好分得清是谁的。';

/** Its note with an order. */
export const demoNote = '工作日请放前台，谢谢';
