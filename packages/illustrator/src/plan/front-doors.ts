import { isAnimate } from '../language/kinds-of-things.ts';
import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { eachOf } from './displayed-goods.ts';
import { withWordsShown } from './spec-changes.ts';
import { spelled } from './word-lists.ts';

const FRONT = /\b(?:front|house|cottage|entrance) doors?\b|\bdoorsteps?\b/i;
const HUNG = /^@(?:wreath|holly)$/;
/** Left or put up before the doors of houses. */
const BEFORE_DOORS =
  /^(?:@pumpkin|jack-o-lantern|potted-plant|@flowerpot|@fern|@lantern|@basket|@pottedtree|package|@box|wrapped-gift|broom|hiking-boot|@umbrella|@milkcan|@topiary|@snowman|snowman)$/;
const SHOWN = /^(?:steps?|stairs|porch|front porch|doorsteps?|stoop|standing|walk)$/i;
const WINTER = /\b(?:christmas|xmas|winter|snow\w*)\b/i;
const NEAR = 1.5;
const MOST = 6;

/** "pumpkins at the front door", "a wreath on the door": the door is in the front of its house. */
export function atFrontDoors(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, prompt, setting, format } = spec;
  const doors = subjects.filter(({ glyph }) => glyph === 'door');
  const [door] = doors;
  const hung = subjects.filter(({ glyph, count }) => HUNG.test(glyph) && count === 1);
  const before = subjects.filter(({ glyph }) => BEFORE_DOORS.test(glyph));
  const isThere = setting === null || setting === 'porch' || setting === 'steps';
  const areAll = doors.length + hung.length + before.length === subjects.length;
  const isDoor = door?.count === 1 && doors.length === 1 && hung.length < 2;
  if (!isDoor || !isThere || !areAll || format !== null) return spec;
  const isFront = FRONT.test(prompt) || setting === 'porch' || hung.length > 0;
  const standing = before.flatMap(eachOf);
  const isPlain = before.every(
    ({ glyph, hasLimbs }) =>
      hasLimbs !== true && (/snowman/.test(glyph) || !isAnimate(glyph, vocabulary)),
  );
  if (!isFront || !isPlain || standing.length > MOST) return spec;
  const names = new Set(subjects.map(spelled));
  const house: Subject = {
    ...oneOf('@housedoor', door.word),
    colour: door.colour,
    scale: NEAR,
    goods: standing,
    goodsInFront: hung.flatMap(eachOf),
  };
  return withWordsShown(
    {
      ...spec,
      setting: WINTER.test(prompt) ? 'snowfield' : 'hills',
      subjects: [house],
      relations: [],
    },
    (word) => SHOWN.test(word) || names.has(word),
  );
}
