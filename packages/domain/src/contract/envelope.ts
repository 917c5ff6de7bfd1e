import * as v from 'valibot';

/** What was wrong with one field: a code for programs, a sentence for people. */
export const fieldError = v.object({ code: v.string(), message: v.string() });
export type FieldError = v.InferOutput<typeof fieldError>;

/** The code of success inside the envelope. */
export const SUCCESS = 200;

/** The frame of every answer. `data` is checked by the endpoint's own schema. */
export const envelope = v.object({ code: v.number(), message: v.string(), data: v.unknown() });

/**
 * What `data` holds when a call failed.
 * `error` is one of the business codes; `fields` names each bad field by its path (`items.0.quantity`).
 */
export const failureData = v.object({
  error: v.string(),
  requestId: v.optional(v.string()),
  fields: v.optional(v.record(v.string(), fieldError)),
  errorType: v.optional(v.string()),
  retryAfter: v.optional(v.number()),
  details: v.optional(v.record(v.string(), v.unknown())),
});
export type FailureData = v.InferOutput<typeof failureData>;

export interface Envelope<T> {
  code: number;
  message: string;
  data: T;
}
