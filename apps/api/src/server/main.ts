import { listen, StartupError, startApi } from './serve.ts';

async function start(): Promise<void> {
  const api = await startApi({ env: process.env });
  const { url } = await listen({ fetch: api.fetch, api });
  console.log(`The API listens at ${url}, its documentation is at ${url}/api/docs`);
}

start().catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
