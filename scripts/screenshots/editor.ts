/** The editor of articles and facts, which is in Dutch only; `docs/editing.md` shows it. */
import type { Page } from '@playwright/test';
import { offerFolder, readLocalFiles } from '../../tests/support/local-folder.ts';
import type { Scene } from './scene.ts';

const editorPath = '/redactie';

/** A part of the editor on a folder of this machine, once its text is there. */
function editorScene(name: string, collection: string, text: string): Scene {
  return {
    name: `editor-${name}`,
    path: () => editorPath,
    locales: ['nl'],
    isWindow: true,
    act: async (page) => {
      await openFolder(page);
      await page.goto(`${editorPath}#/collections/${collection}`);
      await page.waitForLoadState('networkidle');
      // A picture in the text of an article takes the focus, far below.
      await page.getByText(text).first().scrollIntoViewIfNeeded();
    },
  };
}

async function openFolder(page: Page): Promise<void> {
  await offerFolder(page.context(), readLocalFiles());
  await page.reload();
  await page.getByRole('button', { name: 'Werken met een lokale repository' }).click();
  await page.getByRole('button', { name: 'Accountmenu tonen' }).waitFor();
}

export const editorScenes = [
  editorScene('list', 'blog', 'Sorteren'),
  editorScene('article', 'blog/entries/4', 'Titel'),
  editorScene('company', 'other/entries/company', 'Officiële naam'),
];
