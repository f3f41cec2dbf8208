/** The additional script of the home page. */
import '#browser/follow-stored-locale.ts';

// Loads the script of the picture at the first pointer or key event, so that the script does not
// compete with the first paint.
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
