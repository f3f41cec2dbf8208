/** Lets so many in at once; a few more wait in line, and the others are turned away. */
export interface Gate {
  /** Gives what ends the stay, once there is room; undefined when the line is full as well. */
  enter: () => Promise<(() => void) | undefined>;
}

/** Makes a gate with room for `capacity`, and as many in line as `line` says. */
export function createGate(capacity: number, line = 0): Gate {
  let inside = 0;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };
  return {
    async enter() {
      if (inside < capacity) inside += 1;
      else if (waiting.length < line) await new Promise<void>((resolve) => waiting.push(resolve));
      else return undefined;
      return leave;
    },
  };
}
