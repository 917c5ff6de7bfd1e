import * as v from 'valibot';

/** Error of a field: a code for programs, a message for people. */
export const fieldError = v.object({ code: v.string(), message: v.string() });
export type FieldError = v.InferOutput<typeof fieldError>;

/** The code of success inside the envelope. */
export const SUCCESS = 200;

/** The frame of every response. `data` is validated by the endpoint's own schema. */
export const envelope = v.object({ code: v.number(), message: v.string(), data: v.unknown() });

/**
 * `data` of a failed call. `error` is a business code; `fields` contains each invalid field by its path
 * (`items.0.quantity`).
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
