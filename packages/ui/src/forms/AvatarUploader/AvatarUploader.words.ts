import { defineWords } from '../../intl/Words.ts';

export const avatarUploaderWords = defineWords(
  {
    choose: '选择头像',
    change: '更换头像',
    remove: '移除头像',
    uploading: '上传中',
    preparing: '处理中',
    /** Types, as read before choosing. */
    limits: (types: string) => `支持 ${types}，大照片会自动缩小`,
    refusals: {
      type: (types: string) => `格式不支持，请使用 ${types}`,
      heic: '此浏览器打不开 HEIC 照片，请在手机上导出为 JPG 后再选',
      size: (size: string, max: string) => `文件大小为 ${size}，超过了 ${max}`,
      empty: '文件是空的，请换一张',
      broken: '图片无法打开，请换一张',
      missing: '裁剪工具未能打开，请再选一次',
    },
    cropTitle: '裁剪头像',
    stage: '头像范围',
    stageHint: '拖动图片，或按方向键移动',
    zoom: '缩放',
    zoomPercent: (percent: number) => `${percent}%`,
    use: '使用',
  },
  {
    choose: 'Choose a photo',
    change: 'Change photo',
    remove: 'Remove photo',
    uploading: 'Uploading',
    preparing: 'Preparing',
    limits: (types) => `${types}. Large photos are made smaller`,
    refusals: {
      type: (types) => `This kind of file does not work here. Use ${types}`,
      heic: 'This browser cannot open HEIC photos. Export it as JPG on your phone first',
      size: (size, max) => `${size} is more than ${max}`,
      empty: 'The file is empty. Choose another',
      broken: 'This picture cannot be opened. Choose another',
      missing: 'Cropping could not be opened. Choose the photo again',
    },
    cropTitle: 'Crop your photo',
    stage: 'Part of the photo to keep',
    stageHint: 'Drag the photo, or press the arrow keys',
    zoom: 'Zoom',
    zoomPercent: (percent) => `${percent}%`,
    use: 'Use photo',
  },
);
