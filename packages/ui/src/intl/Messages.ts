/** Names of the built-in words; every dictionary has each of them. */
export type MessageKey =
  | 'cancel'
  | 'close'
  | 'confirm'
  | 'dismiss'
  | 'errorForbidden'
  | 'errorNetwork'
  | 'errorNotFound'
  | 'errorServer'
  | 'errorSummary'
  | 'errorTimeout'
  | 'errorTitle'
  | 'errorUnknown'
  | 'hidePassword'
  | 'imageUnavailable'
  | 'loading'
  | 'networkChecking'
  | 'networkOffline'
  | 'networkRestored'
  | 'networkUnreachable'
  | 'notifications'
  | 'opensInNewWindow'
  | 'optional'
  | 'reference'
  | 'retry'
  | 'retrying'
  | 'showPassword'
  | 'timeLeft';

/** A dictionary of the words inside components. */
export type Messages = Readonly<Record<MessageKey, string>>;
