import { createKeybindingsHandler } from 'tinykeys';

/** Long enough to find the second key of `g a` without haste, and short enough that a forgotten `g` does nothing. */
const sequenceMs = 3_000;

const isSequence = (keys: string) => keys.includes(' ');

interface Handling {
  run: (keys: string, event: KeyboardEvent) => void;
  /** Keys of other controls, and those that another shortcut has used. */
  ignore: (event: KeyboardEvent) => boolean;
}

/**
 * The keys that are bound at the moment, in the syntax of tinykeys. Sequences have a handler of their own: a new one
 * forgets a sequence that has begun, and single keys change whenever a component comes or goes.
 */
export class KeyBindings {
  readonly #handling: Handling;
  #sequences = '';
  #handleSequence: EventListener = () => {};
  #handleKey: EventListener = () => {};

  constructor(handling: Handling) {
    this.#handling = handling;
  }

  bind(keys: ReadonlySet<string>): void {
    const sequences = [...keys].filter(isSequence).sort();
    if (sequences.join() !== this.#sequences) {
      this.#sequences = sequences.join();
      this.#startSequences(sequences);
    }
    this.#handleKey = this.#handlerOf(
      [...keys].filter((each) => !isSequence(each)),
      this.#handling.run,
    );
  }

  /** Again after each one, because tinykeys goes on waiting for the end of the others that began with the same key. */
  #startSequences(sequences: readonly string[]): void {
    this.#handleSequence = this.#handlerOf(sequences, (keys, event) => {
      this.#handling.run(keys, event);
      this.#startSequences(sequences);
    });
  }

  /** A sequence that ends has prevented the default, so that `g a` does not also run another component's `a`. */
  readonly handle = (event: Event): void => {
    this.#handleSequence(event);
    this.#handleKey(event);
  };

  #handlerOf(keys: readonly string[], run: Handling['run']): EventListener {
    const { ignore } = this.#handling;
    const actions = keys.map((each) => [each, (event: KeyboardEvent) => run(each, event)] as const);
    return createKeybindingsHandler(Object.fromEntries(actions), { ignore, timeout: sequenceMs });
  }
}
