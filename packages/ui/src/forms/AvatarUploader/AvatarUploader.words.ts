import { defineWords } from '../../intl/Words.ts';

export const avatarUploaderWords = defineWords(
  {
    choose: '选择头像',
    change: '更换头像',
    remove: '移除头像',
    uploading: '上传中',
    /** Types and largest size, as read before choosing. */
    limits: (types: string, size: string) => `支持 ${types}，不超过 ${size}`,
    typeSeparator: '、',
    refusals: {
      type: (types: string) => `格式不支持，请使用 ${types}`,
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
    limits: (types, size) => `${types}, up to ${size}`,
    typeSeparator: ', ',
    refusals: {
      type: (types) => `This kind of file does not work here. Use ${types}`,
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
