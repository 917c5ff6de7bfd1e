interface EmittedEvent {
  type: string;
}

/** The part of an actor that its handle uses. The handle subscribes before it starts the actor. */
export interface DeferredActor<View, Event, Emitted extends EmittedEvent> {
  read(): View;
  subscribe(listener: () => void): void;
  onEmitted(listener: (event: Emitted) => void): void;
  send(event: Event): void;
  start(): void;
  stop(): void;
}

/**
 * An actor whose code is loaded when it is started, so that it isn't part of the first view. Until it is loaded, the handle
 * returns the initial view and queues events.
 */
export interface ActorHandle<View, Event, Emitted extends EmittedEvent> {
  /** The view on the server and during hydration. */
  readonly initialView: View;
  /** Returns the same value until something changes. */
  read(): View;
  subscribe(listener: () => void): () => void;
  /** Listens to emitted events of one type. @returns unsubscribes */
  on<T extends Emitted['type']>(type: T, listener: (event: Extract<Emitted, { type: T }>) => void): () => void;
  /** Whether loading the code has failed and no retry has succeeded yet. */
  hasLoadError(): boolean;
  /** Sends an event, or queues it until the actor can handle it. */
  send(event: Event): void;
  start(): void;
  stop(): void;
}

interface HandleOptions<View, Event> {
  /** Whether an event stays queued because the loaded actor would ignore it. @default never */
  shouldQueue?: (event: Event, view: View) => boolean;
  /** The view after loading has failed. @default the initial view */
  loadErrorView?: View;
}

/** Delay before loading is retried, in milliseconds. */
const RETRY_AFTER = 3000;

/**
 * Creates a handle without loading anything.
 *
 * @param initialView what `read` returns until the actor is loaded
 * @param load loads the actor; retried after a failure until the handle is stopped
 * @example
 * const network = createActorHandle(INITIAL_NETWORK, async () => (await import('./network.ts')).createNetworkActor());
 * network.start();
 */
export function createActorHandle<View, Event, Emitted extends EmittedEvent>(
  initialView: View,
  load: () => Promise<DeferredActor<View, Event, Emitted>>,
  { shouldQueue = () => false, loadErrorView = initialView }: HandleOptions<View, Event> = {},
): ActorHandle<View, Event, Emitted> {
  const listeners = new Set<() => void>();
  const eventListeners = new Set<{ type: string; listener: (event: Emitted) => void }>();
  let actor: DeferredActor<View, Event, Emitted> | null = null;
  let queuedEvents: Event[] = [];
  let hasFailed = false;
  /** Increases with each start and stop, so that a load of an earlier run is ignored. */
  let currentRun = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const read = () => actor?.read() ?? (hasFailed ? loadErrorView : initialView);

  function notify() {
    for (const listener of listeners) listener();
  }

  function send(event: Event) {
    if (actor && !shouldQueue(event, actor.read())) actor.send(event);
    else queuedEvents.push(event);
  }

  function sendQueuedEvents() {
    const events = queuedEvents;
    queuedEvents = [];
    for (const event of events) send(event);
  }

  function startActor(loadedActor: DeferredActor<View, Event, Emitted>) {
    actor = loadedActor;
    actor.subscribe(() => {
      sendQueuedEvents();
      notify();
    });
    actor.onEmitted((event) => {
      for (const { type, listener } of eventListeners) if (type === event.type) listener(event);
    });
    actor.start();
    sendQueuedEvents();
    notify();
  }

  function loadActor(run: number) {
    load().then(
      (loadedActor) => {
        if (run === currentRun) startActor(loadedActor);
      },
      () => {
        if (run !== currentRun) return;
        hasFailed = true;
        notify();
        retry = setTimeout(() => loadActor(run), RETRY_AFTER);
      },
    );
  }

  return {
    initialView,
    read,
    hasLoadError: () => actor === null && hasFailed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    on(type, listener) {
      // Safe, because the listener is called with events of this type only.
      const entry = { type, listener: listener as (event: Emitted) => void };
      eventListeners.add(entry);
      return () => eventListeners.delete(entry);
    },
    send,
    start() {
      currentRun += 1;
      loadActor(currentRun);
    },
    stop() {
      currentRun += 1;
      clearTimeout(retry);
      actor?.stop();
      actor = null;
      queuedEvents = [];
    },
  };
}
