import type { Backend } from '@mallard/domain/client';
import { login, register } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { hashPassword } from '@mallard/domain/password';
import { createFakeServer, type Defect, fakeEndpoints } from '@mallard/domain/testing';
import { describe, expect, it } from 'vitest';
import { contractCases } from './contractCases.ts';
import type { ContractTarget } from './contractTarget.ts';
import { scenarios } from './scenarios/index.ts';
import { sendCall } from './wireRequest.ts';

const passwordHashing = { salt: 'mallard.v1' };
const demo = { username: 'demo', password: 'demo1234' };
const cases = contractCases({ endpoints: fakeEndpoints });

async function targetOf(backend: Backend): Promise<ContractTarget> {
  const target = { backend, demo, passwordHashing };
  const password = await hashPassword(demo.password, passwordHashing);
  await sendCall(target, register, { body: { username: demo.username, password, nickname: 'Demo' } });
  return target;
}

/** Returns the names and messages of failing cases. */
async function failuresOf(backend: Backend): Promise<[name: string, message: string][]> {
  const target = await targetOf(backend);
  const failures: [string, string][] = [];
  for (const { name, run } of cases)
    await run(target).catch((caught: unknown) => failures.push([name, String(caught)]));
  return failures;
}

describe('the contract tests', () => {
  it('have a scenario for every endpoint, and only one', () => {
    expect(scenarios.map(({ endpoint }) => endpoint.name).toSorted()).toEqual(
      endpoints.map(({ name }) => name).toSorted(),
    );
  });

  it('have unique names', () => {
    const names = contractCases({ endpoints }).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('test every endpoint for success, every member endpoint for access, every owned resource for its owner', () => {
    const tried = new Set(contractCases({ endpoints }).map(({ endpoint, kind }) => `${endpoint} ${kind}`));
    for (const { name, access, owns, repeat } of endpoints) {
      expect(tried).toContain(`${name} success`);
      expect(tried.has(`${name} access`)).toBe(access === 'member' || access === 'signed');
      expect(tried.has(`${name} ownership`)).toBe(owns !== null);
      expect(tried.has(`${name} idempotency`)).toBe(repeat === 'keyed');
    }
  });

  it('pass for a correct server', async () => {
    expect(await failuresOf(createFakeServer())).toEqual([]);
  });

  it.each<[Defect, RegExp, RegExp]>([
    ['answers without envelope', /refuses bad input/, /content type application\/json/],
    ['answers without envelope', /unknown paths/, /content type application\/json/],
    ['breaks on bad input', /createAddress refuses bad input/, /500/],
    ['names no fields', /createAddress refuses bad input/, /data\.fields must name/],
    ['takes unknown fields', /createAddress refuses bad input/, /unknown field mallard/],
    ['trusts any token', /listAddresses rejects callers who are not signed in/, /must be refused with 401/],
    ['shows what others own', /deleteAddress hides/, /must be refused with 404/],
    ['reveals which items exist', /updateAddress hides/, /must answer alike/],
    ['does things twice', /createAddress takes effect once/, /took effect twice: 1 became 2/],
    ['takes any body for a key', /createAddress takes effect once/, /must be refused with 422/],
    ['answers other data', /ping succeeds/, /break the schema at data\.time/],
  ])('find a server that %s: %s', async (defect, name, message) => {
    const failures = await failuresOf(createFakeServer(defect));
    const found = failures.find((failure) => name.test(failure[0]));
    expect(found?.[1]).toMatch(message);
  });

  it('are skipped with a reason if the target lacks a hook', async () => {
    const target = await targetOf(createFakeServer());
    const skipped = contractCases({ endpoints }).find(({ name }) => name.startsWith('loginByCode succeeds'));
    expect(await skipped?.run(target)).toEqual({ skipped: expect.stringContaining('readVerificationCode') });
  });

  it('refuse an endpoint without a scenario', () => {
    expect(() => contractCases({ endpoints: [{ ...login, name: 'unheardOf' }] })).toThrow(RangeError);
  });
});
