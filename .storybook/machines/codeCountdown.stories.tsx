import { codeCountdownMachine } from '@mallard/state-machines/codeCountdown';
import { codeCountdownPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { CodeCountdownFace } from './CodeCountdownFace.tsx';
import * as stories from './codeCountdown.stories.tsx';
import { machineStories } from './machineStories.tsx';

const meta: Meta = { title: 'Machines/Code countdown' };
export default meta;

const { at, chart } = machineStories(codeCountdownMachine, codeCountdownPlan, CodeCountdownFace);

export const Chart = chart(() => stories);
export const Ready = at('ready');
export const Sending = at('sending');
export const Failed = at('failed');
export const Waiting = at('waiting', { type: 'countdown.ticked', millisecondsLeft: 42_000 });
