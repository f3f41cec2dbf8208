/** Routes of the workspace that answer with a file or a number, and not with a page. */
import { figuresFilePath } from '#submissions/staff/figures.ts';
import { waitingPath } from '#submissions/staff/frame.ts';
import { caseStudyPicturePath } from '#submissions/staff/publications.ts';
import { exportPath } from '#submissions/staff/queue.ts';
import { filePath } from '#submissions/staff/request.ts';

export const staffFiles: readonly string[] = [
  exportPath,
  figuresFilePath,
  waitingPath,
  filePath(':reference'),
  caseStudyPicturePath(':id'),
];
