import { keyframes } from '@vanilla-extract/css';

export const spin = keyframes({ to: { rotate: '360deg' } });
