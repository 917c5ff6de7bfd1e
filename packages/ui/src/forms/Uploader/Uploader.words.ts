import { defineWords } from '../../intl/Words.ts';
import type { UploadStatus } from './UploadItem.ts';

const zhStatuses: Readonly<Record<UploadStatus, string>> = {
  idle: '尚未上传',
  queued: '等待上传',
  uploading: '上传中',
  failed: '上传失败',
  done: '已上传',
};
const enStatuses: Readonly<Record<UploadStatus, string>> = {
  idle: 'Not uploaded yet',
  queued: 'Waiting',
  uploading: 'Uploading',
  failed: 'Upload failed',
  done: 'Uploaded',
};

export const uploaderWords = defineWords(
  {
    label: '照片',
    add: '添加照片',
    takePhoto: '拍照',
    /** While photos are read and made smaller. */
    preparing: (ready: number, total: number) => (total === 1 ? '处理中' : `处理中 ${ready}/${total}`),
    statuses: zhStatuses,
    /** Types and number, as read before choosing, where photos above the largest size are made smaller. */
    limits: (types: string, count: number) => `支持 ${types}，最多 ${count} 张，大照片会自动缩小`,
    /** The same where they are not. */
    limitsWithSize: (types: string, size: string, count: number) =>
      `支持 ${types}，每张不超过 ${size}，最多 ${count} 张`,
    used: (count: number, max: number) => `${count} / ${max}`,
    spokenUsed: (count: number, max: number) => `已添加 ${count} 张，最多 ${max} 张`,
    photo: (at: number, total: number, name: string, status: string) =>
      `第 ${at} 张，共 ${total} 张，${name}，${status}`,
    nameSeparator: '：',
    spokenStatus: (name: string, status: string) => `${name}：${status}。`,
    added: (count: number) => `已添加 ${count} 张照片。`,
    removed: (name: string) => `已移除 ${name}。`,
    moved: (name: string, at: number, total: number) => `${name} 已移到第 ${at} 张，共 ${total} 张。`,
    remove: (name: string) => `移除 ${name}`,
    retry: (name: string) => `重新上传 ${name}`,
    earlier: (name: string) => `前移 ${name}`,
    later: (name: string) => `后移 ${name}`,
    keys: '按左右方向键调整顺序，按 Delete 键移除',
    drop: '松开即可添加',
    offline: '当前没有网络，恢复后继续上传',
    refusedTitle: '以下文件没有添加',
    dismiss: '关闭提示',
    refusals: {
      type: (types: string) => `格式不支持，请使用 ${types}`,
      heic: '此浏览器打不开 HEIC 照片，请在手机上导出为 JPG 后再选',
      size: (size: string, max: string) => `文件大小为 ${size}，超过了 ${max}`,
      empty: '文件是空的',
      duplicate: '已经添加过了',
      count: (max: number) => `最多添加 ${max} 张`,
    },
  },
  {
    label: 'Photos',
    add: 'Add photos',
    takePhoto: 'Take a photo',
    preparing: (ready, total) => (total === 1 ? 'Preparing' : `Preparing ${ready}/${total}`),
    statuses: enStatuses,
    limits: (types, count) => `${types}, at most ${count}. Large photos are made smaller`,
    limitsWithSize: (types, size, count) => `${types}, up to ${size} each, at most ${count}`,
    used: (count, max) => `${count} / ${max}`,
    spokenUsed: (count, max) => `${count} added, at most ${max}`,
    photo: (at, total, name, status) => `Photo ${at} of ${total}, ${name}, ${status}`,
    nameSeparator: ': ',
    spokenStatus: (name, status) => `${name}: ${status}.`,
    added: (count) => (count === 1 ? '1 photo added.' : `${count} photos added.`),
    removed: (name) => `${name} removed.`,
    moved: (name, at, total) => `${name} moved to place ${at} of ${total}.`,
    remove: (name) => `Remove ${name}`,
    retry: (name) => `Upload ${name} again`,
    earlier: (name) => `Move ${name} earlier`,
    later: (name) => `Move ${name} later`,
    keys: 'Press the left or right arrow to move it, Delete to remove it',
    drop: 'Let go to add',
    offline: 'No connection. Uploading goes on when it is back',
    refusedTitle: 'These files were not added',
    dismiss: 'Close this notice',
    refusals: {
      type: (types) => `This kind of file does not work here. Use ${types}`,
      heic: 'This browser cannot open HEIC photos. Export it as JPG on your phone first',
      size: (size, max) => `${size} is more than ${max}`,
      empty: 'The file is empty',
      duplicate: 'It is here already',
      count: (max) => `At most ${max} photos`,
    },
  },
);
