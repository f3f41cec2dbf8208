/** Shows the print button, which needs script. */

const button = document.querySelector<HTMLElement>('[data-print]');
if (button) {
  button.hidden = false;
  button.addEventListener('click', () => {
    print();
  });
}
