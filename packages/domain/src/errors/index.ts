export type {
  AbortedError,
  ApiError,
  ApiErrorKind,
  BadCredentialsError,
  BadRequestError,
  ClientCode,
  ConflictError,
  DatabaseError,
  ErrorCode,
  FieldError,
  FieldErrors,
  ForbiddenError,
  MalformedError,
  NetworkError,
  NotFoundError,
  OtherError,
  OverloadedError,
  RateLimitedError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  UnknownError,
} from './apiError.ts';
export { apiErrorKinds, isApiError } from './apiError.ts';
export { ApiFailure, toApiError } from './apiFailure.ts';
export type { BusinessCode } from './businessCodes.ts';
export { businessCodes, isBusinessCode } from './businessCodes.ts';
export { abortedError, malformedError, networkError, timeoutError, unknownError } from './createApiError.ts';
export type { ErrorReporterOptions } from './createErrorReporter.ts';
export { createErrorReporter } from './createErrorReporter.ts';
export type { RefusedResponse } from './errorFromResponse.ts';
export { DATABASE_RETRY_AFTER, errorFromResponse } from './errorFromResponse.ts';
export type { ErrorCircumstances, ErrorContext, ErrorLog, ErrorLogEntry, ErrorLogOptions } from './errorLog.ts';
export { createErrorLog, ERROR_LOG_SIZE } from './errorLog.ts';
export { isRefusal } from './isRefusal.ts';
export { notify } from './notify.ts';
export { redact, redactUrl } from './redact.ts';
