import { defineWords } from '../../intl/Words.ts';

export const galleryWords = defineWords(
  {
    gallery: '商品图片',
    pictureOf: (at: number, total: number) => `第 ${at} 张，共 ${total} 张`,
    showPicture: (at: number) => `查看第 ${at} 张图片`,
    enlarge: (picture: string) => (picture ? `放大查看：${picture}` : '放大查看'),
    previous: '上一张',
    next: '下一张',
    none: '暂无图片',
    lightbox: '放大查看',
    zoomIn: '放大',
    zoomOut: '缩小',
    resetZoom: '恢复原大小',
    zoomed: (percent: number) => `已放大到 ${percent}%`,
    pagingLocked: '恢复原大小后可以翻看其他图片',
  },
  {
    gallery: 'Product pictures',
    pictureOf: (at: number, total: number) => `${at} of ${total}`,
    showPicture: (at: number) => `Show picture ${at}`,
    enlarge: (picture: string) => (picture ? `Enlarge: ${picture}` : 'Enlarge'),
    previous: 'Previous picture',
    next: 'Next picture',
    none: 'No picture',
    lightbox: 'Enlarged pictures',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    resetZoom: 'Reset zoom',
    zoomed: (percent: number) => `Zoomed to ${percent}%`,
    pagingLocked: 'Reset the zoom to see the other pictures',
  },
);
