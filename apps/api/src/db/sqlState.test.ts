import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import type { Connection } from './database.ts';
import { databaseCode, isRerunnable, refusalFromDatabase } from './sqlState.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await connect({});
  await connection.db.execute(sql`CREATE TABLE parents (id int PRIMARY KEY CHECK (id >= 0))`);
  await connection.db.execute(sql`CREATE TABLE children (parent int REFERENCES parents)`);
  await connection.db.execute(sql`INSERT INTO parents VALUES (1)`);
});
afterAll(() => connection.close());

describe('the response to a database error', () => {
  it.each([
    ['a value with an invalid format', sql`SELECT ${'x'}::uuid`, '22P02', 400],
    ['a number out of range', sql`SELECT ${'99999999999'}::int`, '22003', 400],
    ['a broken regular expression', sql`SELECT 'a' ~ ${'('}`, '2201B', 400],
    ['a row that already exists', sql`INSERT INTO parents VALUES (1)`, '23505', 409],
    ['a reference to a missing row', sql`INSERT INTO children VALUES (9)`, '23503', 409],
    ['a value that violates a check constraint', sql`INSERT INTO parents VALUES (-1)`, '23514', 422],
  ])('%s', async (_what, statement, code, status) => {
    const error = await connection.db.execute(statement).catch((caught: unknown) => caught);
    expect(databaseCode(error)).toBe(code);
    expect(refusalFromDatabase(error)).toMatchObject({ status });
  });

  it.each(['55P03', '53300', '40001'])('%s: the server is overloaded, retry in a second', (code) => {
    const refusal = refusalFromDatabase(Object.assign(new Error(), { code }));
    expect(refusal).toMatchObject({ code: 'OVERLOADED', status: 503, options: { retryAfter: 1 } });
  });

  it('a connection pool timeout means overloaded, not unavailable', () => {
    expect(refusalFromDatabase(new Error('timeout exceeded when trying to connect'))?.code).toBe('OVERLOADED');
    expect(refusalFromDatabase(new Error('Connection terminated due to connection timeout'))?.code).toBe('DATABASE');
  });

  it.each(['53100', '08006', '57P01', '57014', '25P03', 'ECONNREFUSED'])(
    '%s: the database is not available, retry in 30 s',
    (code) => {
      const refusal = refusalFromDatabase(Object.assign(new Error(), { code }));
      expect(refusal).toMatchObject({ code: 'DATABASE', status: 503, options: { retryAfter: 30 } });
    },
  );

  it.each(['40001', '40P01'])('%s: the transaction can be retried', (code) => {
    expect(isRerunnable(new Error('wrapped', { cause: Object.assign(new Error(), { code }) }))).toBe(true);
  });

  it('returns null for other errors', () => {
    expect(refusalFromDatabase(new TypeError('a bug'))).toBeNull();
    expect(refusalFromDatabase(Object.assign(new Error(), { code: '42P01' }))).toBeNull();
  });
});
