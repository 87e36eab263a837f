import { useEffect, useRef, useState } from "preact/hooks";

/** A value that parts of the page may watch. */
export class Store<T> {
  #value: T;
  readonly #watchers = new Set<(value: T) => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const watcher of [...this.#watchers]) watcher(value);
  }

  update(change: (value: T) => T): void {
    this.set(change(this.#value));
  }

  /** Calls the watcher at every change; returns how to stop it. */
  watch(watcher: (value: T) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }
}

/**
 * The value of a store; the component is drawn again when it changes. `alike`: whether a change is none for the component,
 * because the parts of it that show what has changed watch the store themselves.
 */
export function useStore<T>(store: Store<T>, alike: (a: T, b: T) => boolean = Object.is): T {
  const [, redraw] = useState<object>();
  const drawn = useRef(store.value);
  drawn.current = store.value;
  useEffect(() => {
    const look = () => {
      if (!alike(store.value, drawn.current)) redraw({});
    };
    const stop = store.watch(look);
    // It may have changed after the component was drawn and before it began to watch.
    look();
    return stop;
  }, [store, alike]);
  return store.value;
}
