import { defineWords } from '../../intl/Words.ts';

export const reviewFormWords = defineWords(
  {
    rating: '评分',
    ratingMissing: '请选择评分',
    content: '评价内容',
    contentHint: '说说质量、尺寸、使用感受，帮后来的人做决定。',
    contentMissing: '请写几句评价',
    photos: '晒图',
    anonymous: '匿名评价',
    anonymousHint: '不显示您的昵称和头像。',
    submit: '提交评价',
    submitting: '提交中',
    stillUploading: '照片还在上传，传完后再提交',
    uploadFailed: '有照片没有上传成功，请重试或移除',
    offline: '当前没有网络，草稿已保留，恢复后再提交',
  },
  {
    rating: 'Rating',
    ratingMissing: 'Choose a rating',
    content: 'Your review',
    contentHint: 'Quality, size, ease of use: anything that helps others decide.',
    contentMissing: 'Write a few words',
    photos: 'Photos',
    anonymous: 'Post anonymously',
    anonymousHint: 'Your name and picture are not shown.',
    submit: 'Submit review',
    submitting: 'Submitting',
    stillUploading: 'Photos are still being sent. Submit once they are done',
    uploadFailed: 'Some photos were not sent. Retry or remove them',
    offline: 'You are offline. Your draft is saved; submit it once you are back online',
  },
);
