import { defineWords } from '../../intl/Words.ts';

export const addressFormWords = defineWords(
  {
    recipientName: '收货人',
    phone: '手机号',
    region: '所在地区',
    detailAddress: '详细地址',
    detailHint: '街道、门牌号、楼层房间号',
    postcode: '邮政编码',
    optional: '选填',
    setDefault: '设为默认',
    save: '保存',
    saving: '保存中',
    delete: '删除地址',
    paste: '粘贴地址，自动填写',
    pasteHint: '姓名、电话和地址可以写在一起，例如“林小禾 13812342046 上海市静安区愚园路 128 弄”',
    recognize: '识别并填写',
    recognizing: '识别中',
    recognized: (fields: string, missing: string, unused: string) =>
      (missing === '' ? `已填写${fields}，请核对` : `已填写${fields}，没有认出${missing}，请补充`) +
      (unused === '' ? '' : `。未填入：${unused}`),
    tooLong: '内容太长，请只粘贴一个地址',
    nothingRecognized: '没有认出收货信息，请手动填写',
    notRead: '暂时无法识别，请再试一次，或手动填写',
    undo: '撤销',
    undone: '已撤销自动填写的内容',
  },
  {
    recipientName: 'Recipient',
    phone: 'Phone',
    region: 'Region',
    detailAddress: 'Street address',
    detailHint: 'Street, building, floor and room',
    postcode: 'Postcode',
    optional: 'Optional',
    setDefault: 'Set as default',
    save: 'Save',
    saving: 'Saving',
    delete: 'Delete address',
    paste: 'Paste an address to fill in the form',
    pasteHint:
      'Name, phone and address in one text, for example “Lin Xiaohe 13812342046, 128 Yuyuan Road, Jing’an District, Shanghai”',
    recognize: 'Fill in the form',
    recognizing: 'Reading',
    recognized: (fields, missing, unused) =>
      (missing === ''
        ? `Filled in: ${fields}. Please check`
        : `Filled in: ${fields}. Not found: ${missing}. Please add it`) +
      (unused === '' ? '' : `. Not used: ${unused}`),
    tooLong: 'This text is too long. Please paste a single address',
    nothingRecognized: 'No address was found in this text. Please fill in the form yourself',
    notRead: 'This text could not be read just now. Try again, or fill in the form yourself',
    undo: 'Undo',
    undone: 'What was filled in has been taken back',
  },
);
