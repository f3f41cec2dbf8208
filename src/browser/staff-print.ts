/** Shows the button that prints the page, which only a script can do. */
const button = document.querySelector<HTMLElement>('[data-print]');
if (button) {
  button.hidden = false;
  button.addEventListener('click', () => {
    print();
  });
}
