/** Removes the drafts of a user who logs out, because another user may log in in this tab. */

for (const form of document.querySelectorAll('[action="/api/logout"]'))
  form.addEventListener('submit', () => {
    sessionStorage.clear();
  });
