import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartupError } from './startupError.ts';

describe('the environment', () => {
  it('can be empty', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null, shipAfterSeconds: 20 });
    expect(readConfig({ PORT: '' }).port).toBe(3000);
  });

  it('overrides the defaults', () => {
    const config = readConfig({
      PORT: '8080',
      DATABASE_URL: 'postgres://db/shop',
      BASE_PATH: '/our/shop-1.0',
      CORS_ORIGINS: 'https://a.example, https://b.example:8443',
      CALLBACK_SECRETS: `${'n'.repeat(32)},${'o'.repeat(32)}`,
      RATE_LIMITS: 'off',
    });
    expect(config).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://db/shop',
      basePath: '/our/shop-1.0',
      corsOrigins: ['https://a.example', 'https://b.example:8443'],
      secrets: { callbacks: ['n'.repeat(32), 'o'.repeat(32)] },
      hasRateLimits: false,
    });
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['DATABASE_URL', 'mysql://db/shop'],
    ['LOG_LEVEL', 'loud'],
    ['API_ORIGIN', 'https://api.shop.example/v1'],
    ['PUBLIC_ORIGIN', 'shop.example'],
    ['PUBLIC_ORIGIN', 'https://shop.example/path'],
    ['BASE_PATH', 'shop'],
    ['BASE_PATH', '/'],
    ['BASE_PATH', '/shop/'],
    ['BASE_PATH', '//shop.example'],
    ['BASE_PATH', '/../shop'],
    ['BASE_PATH', '/our shop'],
    ['BASE_PATH', '/shop?a=1'],
    ['CORS_ORIGINS', '*'],
    ['IMAGE_ORIGINS', 'https://pictures.example/shop'],
    ['TOKEN_SECRET', 'short'],
    ['CALLBACK_SECRETS', `${'a'.repeat(32)},${'b'.repeat(32)},${'c'.repeat(32)}`],
    ['SHIP_AFTER_SECONDS', '-1'],
    ['AFTER_SALE_SECONDS', 'soon'],
    ['RATE_LIMITS', 'maybe'],
    ['CODES_IN_LOG', 'yes'],
    ['DRAIN_SECONDS', '301'],
  ])('%s=%s fails with the variable, the reason and what to do', (name, value) => {
    const act = () => readConfig({ [name]: value });
    expect(act).toThrow(StartupError);
    expect(act).toThrow(new RegExp(`^The environment variable ${name} \\S.*\\. Correct it, or unset it`));
  });

  it.each([
    [{}, true],
    [{ PUBLIC_ORIGIN: 'http://localhost:3000' }, true],
    [{ PUBLIC_ORIGIN: 'https://shop.example' }, false],
    [{ PUBLIC_ORIGIN: 'https://shop.example', CODES_IN_LOG: 'on' }, true],
    [{ CODES_IN_LOG: 'off' }, false],
  ])('%j writes verification codes to the log: %s', (env, logsCodes) => {
    expect(readConfig(env)).toMatchObject({ logsCodes });
  });

  it.each([
    [{}, true],
    [{ DEMO_ACCOUNT: 'off' }, false],
    [{ PUBLIC_ORIGIN: 'https://shop.example' }, false],
    [{ PUBLIC_ORIGIN: 'https://shop.example', DEMO_ACCOUNT: 'on' }, true],
  ])('%j creates the demo account: %s', (env, hasDemoAccount) => {
    expect(readConfig(env)).toMatchObject({ hasDemoAccount });
  });

  it('lists every invalid variable', () => {
    expect(() => readConfig({ PORT: 'x', RATE_LIMITS: 'x' })).toThrow(/PORT.*\n.*RATE_LIMITS/);
  });

  it('never prints a secret', () => {
    expect(() => readConfig({ TOKEN_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
  });
});
