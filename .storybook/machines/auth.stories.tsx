import { authMachine } from '@mallard/state-machines/auth';
import { authPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { AuthFace } from './AuthFace.tsx';
import * as stories from './auth.stories.tsx';
import { machineStories } from './machineStories.tsx';

const meta: Meta = { title: 'Machines/Auth' };
export default meta;

const { at, chart } = machineStories(authMachine, authPlan, AuthFace);

export const Chart = chart(() => stories);
export const Restoring = at('restoring');
export const SignedOutIdle = at('signedOut.idle');
export const SignedOutRefused = at('signedOut.refused');
export const SignedOutExpired = at('signedOut.expired');
export const Rereading = at('rereading');
export const Registering = at('registering');
export const SigningIn = at('signingIn');
export const SigningInOffline = at('signingInOffline');
export const LoadingUser = at('loadingUser');
export const UserUnavailable = at('userUnavailable');
export const SignedInSettled = at('signedIn.settled');
export const SignedInRefreshing = at('signedIn.refreshing');
export const SignedInRereading = at('signedIn.rereading');
export const SigningOutRevoking = at('signingOut.revoking');
export const SigningOutClearing = at('signingOut.clearing');
export const OfflineDemo = at('offlineDemo');
