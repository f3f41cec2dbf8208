/** Lets so many in at once, and turns the others away. */
export interface Gate {
  /** Gives what ends the stay, or undefined when there is no room. */
  enter: () => (() => void) | undefined;
}

/** Makes a gate with room for so many. */
export function createGate(capacity: number): Gate {
  let inside = 0;
  return {
    enter() {
      if (inside >= capacity) return undefined;
      inside += 1;
      let isInside = true;
      return () => {
        if (isInside) inside -= 1;
        isInside = false;
      };
    },
  };
}
