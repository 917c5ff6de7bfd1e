/** Something emitted, by its name. */
interface Emission {
  type: string;
}

/** What a handle asks of an actor that has come. It is subscribed to before it is started. */
export interface DeferredActor<View, Event, Emitted extends Emission> {
  read(): View;
  subscribe(listener: () => void): void;
  onEmitted(listener: (event: Emitted) => void): void;
  send(event: Event): void;
  start(): void;
  stop(): void;
}

/**
 * An actor of the tab whose code comes when it is started, so that no first view waits for it. Until it is there, it shows its
 * first view, and what it is sent waits.
 */
export interface ActorHandle<View, Event, Emitted extends Emission> {
  /** What servers and the first render of a browser draw. */
  readonly first: View;
  /** The same value until something changes. */
  read(): View;
  subscribe(listener: () => void): () => void;
  /** Hears one kind of what the actor emits. */
  on<T extends Emitted['type']>(type: T, listener: (event: Extract<Emitted, { type: T }>) => void): () => void;
  /** Whether its code was asked for and could not be had, so far. */
  isMissing(): boolean;
  send(event: Event): void;
  start(): void;
  stop(): void;
}

interface HandleOptions<View, Event> {
  /** Whether an event is kept for later, because the actor could not use it yet. @default only while the actor is not there */
  waits?: (event: Event, view: View) => boolean;
  /** What is shown while its code cannot be had. @default the first view */
  withoutCode?: View;
}

/** Milliseconds until code that could not be loaded is asked for again. */
const RETRY_AFTER = 3000;

/**
 * Makes a handle; nothing is loaded yet.
 *
 * @param first what is shown until the actor is there
 * @param load brings it; a load that fails is tried again, for as long as the tab is open
 */
export function createActorHandle<View, Event, Emitted extends Emission>(
  first: View,
  load: () => Promise<DeferredActor<View, Event, Emitted>>,
  { waits = () => false, withoutCode = first }: HandleOptions<View, Event> = {},
): ActorHandle<View, Event, Emitted> {
  const listeners = new Set<() => void>();
  const ears = new Set<{ type: string; listener: (event: Emitted) => void }>();
  let actor: DeferredActor<View, Event, Emitted> | null = null;
  let waiting: Event[] = [];
  let missing = false;
  let run = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const read = () => actor?.read() ?? (missing ? withoutCode : first);

  function tell() {
    for (const listener of listeners) listener();
  }

  /** Gives the actor what it can use by now. */
  function handOver() {
    const sent = waiting;
    waiting = [];
    for (const event of sent) send(event);
  }

  function send(event: Event) {
    if (actor && !waits(event, actor.read())) actor.send(event);
    else waiting.push(event);
  }

  function welcome(come: DeferredActor<View, Event, Emitted>) {
    actor = come;
    come.subscribe(() => {
      handOver();
      tell();
    });
    come.onEmitted((event) => {
      for (const ear of ears) if (ear.type === event.type) ear.listener(event);
    });
    come.start();
    handOver();
    tell();
  }

  function bring(mine: number) {
    load().then(
      (come) => {
        if (mine === run) welcome(come);
      },
      () => {
        if (mine !== run) return;
        missing = true;
        tell();
        retry = setTimeout(() => bring(mine), RETRY_AFTER);
      },
    );
  }

  return {
    first,
    read,
    isMissing: () => actor === null && missing,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    on(type, listener) {
      // Only events of this type reach it.
      const ear = { type, listener: listener as (event: Emitted) => void };
      ears.add(ear);
      return () => ears.delete(ear);
    },
    send,
    start() {
      run += 1;
      bring(run);
    },
    stop() {
      run += 1;
      clearTimeout(retry);
      actor?.stop();
      actor = null;
      waiting = [];
    },
  };
}
