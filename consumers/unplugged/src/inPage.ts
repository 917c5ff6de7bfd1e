import { shopOffline } from './shopOffline.ts';

const show = (id: string, text: string) => {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
};

const worker = new Worker(new URL('./inWorker.ts', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }: MessageEvent<string>) => show('worker', data);
worker.onerror = ({ message }) => show('worker', message);
shopOffline().then(
  (text) => show('page', text),
  (error: unknown) => show('page', String(error)),
);
