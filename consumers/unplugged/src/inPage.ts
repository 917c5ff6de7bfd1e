import { walk } from './walk.ts';

const show = (id: string, text: string) => {
  const place = document.getElementById(id);
  if (place) place.textContent = text;
};

const worker = new Worker(new URL('./inWorker.ts', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }: MessageEvent<string>) => show('worker', data);
worker.onerror = ({ message }) => show('worker', message);
walk().then(
  (text) => show('page', text),
  (error: unknown) => show('page', String(error)),
);
