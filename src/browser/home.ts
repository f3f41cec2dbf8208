/** What the home page does beside its frame. */
import '#browser/follow-stored-locale.ts';

/** Who only reads does not fetch what the picture can do. */
const firstMove = new AbortController();
for (const name of ['pointermove', 'pointerdown', 'keydown'])
  addEventListener(
    name,
    () => {
      firstMove.abort();
      void import('#browser/squeegee.ts');
    },
    firstMove,
  );

/** Says that the squeegee can be taken; who presses it moves it by the arrow keys. */
const button = document.querySelector<HTMLButtonElement>('[data-squeegee] button');
if (button) {
  button.hidden = false;
  button.onclick = async () => {
    const { takeSqueegee } = await import('#browser/squeegee.ts');
    (await takeSqueegee)();
  };
}
