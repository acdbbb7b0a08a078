import { existsSync } from 'node:fs';
import path from 'node:path';
import { installWithApt } from './apt.ts';

const isThere = (): boolean =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(`${folder}/ffmpeg`));

/** Whether ffmpeg is there, if need be after its installation. */
export async function provideFfmpeg(mayInstall: boolean): Promise<boolean> {
  if (isThere() || !mayInstall) return isThere();
  console.log('There is no ffmpeg for the tests: getting it with apt-get.');
  await installWithApt('ffmpeg');
  return isThere();
}
