import { uploadPlan } from '@mallard/state-machines/testing';
import { uploadMachine } from '@mallard/state-machines/upload';
import type { Meta } from '@storybook/react-vite';
import { machineStories } from './machineStories.tsx';
import { UploadFace } from './UploadFace.tsx';
import * as stories from './upload.stories.tsx';

const meta: Meta = { title: 'Machines/Upload' };
export default meta;

const { at, chart } = machineStories(uploadMachine, uploadPlan, UploadFace);

export const Chart = chart(() => stories);
export const Idle = at('idle');
export const Uploading = at('uploading');
export const Paused = at('paused');
