/** The additional script of the home page. */
import '#browser/follow-stored-locale.ts';

/**
 * Loads the picture's script at the first pointer or key event, so that a visitor who only reads
 * never loads it.
 */
const firstMove = new AbortController();
for (const name of ['pointermove', 'pointerdown', 'keydown'])
  addEventListener(
    name,
    () => {
      firstMove.abort();
      void import('#browser/squeegee.ts').then(({ setUpSqueegee }) => {
        setUpSqueegee();
      });
    },
    firstMove,
  );
