import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningPostgres } from '@mallard/api/testing';

/** Connections of each fault of a network. */
const CONNECTIONS = 100;
const OUTAGE_MS = 2000;
/** Milliseconds until a client resets its connection. */
const LEAVE_MS = 200;

/** Something that goes wrong while a server is used. */
export interface Fault {
  name: string;
  cause(): Promise<unknown>;
}

/** Lists faults of clients, networks and the database. */
export function faultsOf({ hostname, host, port }: URL, postgres: RunningPostgres): Fault[] {
  const leaveAfter = (bytes: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(bytes);
        setTimeout(() => socket.resetAndDestroy(), LEAVE_MS);
      });
      socket.on('error', () => undefined).on('close', () => resolve());
      socket.resume();
    });
  const fromAll = (bytes: string) => Promise.all(Array.from({ length: CONNECTIONS }, () => leaveAfter(bytes)));
  const head = (line: string) => `${line} HTTP/1.1\r\nHost: ${host}\r\n`;
  const upload = `${head('POST /api/upload/images')}Content-Type: multipart/form-data; boundary=a\r\nContent-Length: 900000\r\n\r\n`;
  return [
    { name: 'database stopped for 2 s', cause: () => postgres.interrupt(() => wait(OUTAGE_MS)) },
    { name: 'pages whose clients leave', cause: () => fromAll(`${head('GET /category?sort=sales')}\r\n`) },
    { name: 'unfinished uploads', cause: () => fromAll(`${upload}--a\r\n${'a'.repeat(50_000)}`) },
    { name: 'unfinished headers', cause: () => fromAll(`${head('GET /home')}X:`) },
    { name: 'malformed requests', cause: () => fromAll('QUACK\r\n\r\n') },
    {
      name: 'invalid sessions',
      cause: () => fromAll(`${head('GET /api/cart')}Authorization: Bearer a.b.c\r\n\r\n`.repeat(5)),
    },
  ];
}
