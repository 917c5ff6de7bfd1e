import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Maximum number of requests of a connection that wait for their responses. Browsers and proxies send one after another. */
export const MAX_PIPELINED = 8;

interface Pipeline {
  /** Number of requests whose responses have not been sent. */
  waiting: number;
  /** Whether the connection closes after the responses to the requests so far. */
  isClosing: boolean;
}

/** A limit of requests that wait for their responses. */
export interface PipelineLimit {
  /** Returns whether to handle a request. */
  canHandle(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** Returns whether a response is the last of its connection because of the limit. */
  isLast(outgoing: ServerResponse): boolean;
}

/**
 * Creates a limit for the memory of responses that a client does not read. A connection with too many waiting requests closes
 * after their responses, and its other requests are not handled. As with any closed connection, the client can send them again.
 */
export function createPipelineLimit(): PipelineLimit {
  const pipelines = new WeakMap<Duplex, Pipeline>();
  const lastResponses = new WeakSet<ServerResponse>();
  return {
    canHandle({ socket }, outgoing) {
      const pipeline = pipelines.get(socket) ?? { waiting: 0, isClosing: false };
      pipelines.set(socket, pipeline);
      if (pipeline.isClosing) return false;
      pipeline.waiting += 1;
      outgoing.once('close', () => {
        pipeline.waiting -= 1;
      });
      if (pipeline.waiting === MAX_PIPELINED) {
        pipeline.isClosing = true;
        lastResponses.add(outgoing);
        outgoing.setHeader('Connection', 'close');
      }
      return true;
    },
    isLast: (outgoing) => lastResponses.has(outgoing),
  };
}
