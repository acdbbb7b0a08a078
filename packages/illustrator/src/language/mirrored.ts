import { isScenery } from './scenery-things.ts';
import type { Item } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import type { Cast } from './subjects.ts';
import type { WordAccount } from './word-account.ts';

const MIRRORED = /^(?:reflect(?:ed|ing|s|ion|ions)|mirror(?:ed|ing|s)|mirror image)$/;
const WATER = /\b(?:water|waters|lake|pond|river|pool|lagoon|bay|fjord)$/;
/** Words between the two: "reflected in the calm blue water". */
const REACH = 6;

/** Whether the prompt says that its buildings, trees or mountains are mirrored in water. Only a lake is still enough. */
export function readMirrored(
  sentence: readonly Item[],
  setting: SettingName | null,
  { cast, account }: { readonly cast: Cast; readonly account: WordAccount },
): boolean {
  if (setting !== 'lake') return false;
  const said = sentence.filter(({ text }, i) => {
    const around = sentence.slice(Math.max(0, i - REACH), i + REACH);
    return text === 'moat' || (MIRRORED.test(text) && around.some((each) => WATER.test(each.text)));
  });
  const isShown = cast.subjects.every(({ glyph }) => isScenery(glyph));
  if (isShown) account.drawAll(said);
  else for (const item of said) account.reject(item);
  return isShown && said.length > 0;
}
