/** Routes of the workspace that respond with a file or a number instead of a page. */
import { figuresFilePath } from '#contracts/staff/figures.ts';
import { waitingPath } from '#contracts/staff/frame.ts';
import { caseStudyPicturePath } from '#contracts/staff/publications.ts';
import { exportPath } from '#contracts/staff/queue.ts';
import { filePath, receivedFilePath } from '#contracts/staff/request.ts';

export const staffFiles: readonly string[] = [
  exportPath,
  figuresFilePath,
  waitingPath,
  filePath(':reference'),
  receivedFilePath(':reference', ':id'),
  caseStudyPicturePath(':id'),
];
