/**
 * The styles of what islands add to a page. The page itself carries those of what was built, and
 * nothing else, so that it fits the first packets.
 */
import sheet from '#styles/islands.css?url';

/** Resolves also when the sheet cannot be had: what has no styles still works. */
function loadSheet(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    link.onload = link.onerror = () => {
      resolve();
    };
    document.head.append(link);
  });
}

// An island is hydrated when its modules are there: nothing of it appears before its styles.
if (typeof document !== 'undefined') await loadSheet();
