import {
  getHealth,
  getReady,
  getShop,
  ping,
  reportError,
  sendContactMessage,
  uploadImage,
  uploadImages,
} from '@mallard/domain/contract';
import { testPicture } from '@mallard/domain/testing';
import { type Scenario, scenario, simply } from '../scenario.ts';

/** Scenarios of the service itself, and of messages to the shop. */
export const serviceScenarios: readonly Scenario[] = [
  simply(getHealth, {}),
  simply(getReady, {}),
  simply(ping, {}),
  simply(reportError, {
    body: {
      type: 'contract-test',
      error: { name: 'Error', message: 'A test of the contract' },
      timestamp: '2026-01-01T00:00:00.000Z',
    },
  }),
  scenario(sendContactMessage, {
    prepare: async () => ({
      shopper: null,
      input: { body: { name: '测试员', contact: 'test@example.org', topic: 'other' as const, message: 'Hello' } },
    }),
    other: ({ body }) => ({ body: { ...body, message: 'Hello again' } }),
  }),
  simply(getShop, {}),
];

/** Scenarios of uploads. */
export const uploadScenarios: readonly Scenario[] = [
  simply(uploadImage, { body: { files: [testPicture()] } }),
  simply(uploadImages, { body: { files: [testPicture(), testPicture()] } }),
];
