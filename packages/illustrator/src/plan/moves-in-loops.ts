import { OF_BLOWN_CURTAINS, saysBlownCurtains } from '../language/blown-curtains.ts';
import type { Expression } from '../language/expression-name.ts';
import { canShowFeelings } from '../language/faces.ts';
import { isRoomOpen } from '../language/indoors.ts';
import type { MotionName } from '../language/motion-name.ts';
import { saysRisingLight } from '../language/rising-light.ts';
import { isSkyBody } from '../language/scenery-things.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { saysSwaying } from '../language/swaying.ts';
import { isClock } from '../things/dials.ts';
import { isFlag, isWashingLine, movesByPart } from '../things/machines.ts';
import { isShip } from '../things/nature.ts';
import { isRocker } from '../things/seats.ts';
import { showInLoops, showWords, withChanged } from './spec-changes.ts';

/** Places that look alike however far one has come. */
const LEADING_ON: ReadonlySet<SettingName | null> = new Set<SettingName | null>([
  'tunnel',
  'space',
  'alley',
  'corridor',
  'hallway',
]);
const ONWARDS =
  /\b(?:walk|fly|driv|run|rid|rac|mov|travel|zoom|fall|float|glid|cruis|journey|flight|trip|speed)\p{L}*\b(?: \p{L}+){0,3}? (?:through|down|into|along|towards?)\b|\bendless (?:tunnel|corridor|hallway|road|walk|drive|flight)\b/iu;
/** Not "a car zooming into the distance" and no zoom call. */
const ZOOM =
  /(?:^|[,.;]\s*|\b(?:an?|the|slow|slowly|camera|with|and) )(?:slow zoom\b|zoom(?:s|ing)? (?:in|into|out)\b)/i;
const OF_MOVES =
  /^(?:walk|walking|fly|flying|flight|drive|driving|run|running|ride|riding|race|racing|move|moving|travel|travell?ing|zoom|zooming|zooms|slow zoom|falling|floating|gliding|cruising|journey|trip|speeding|endless|infinite|through|into)$/i;

/** "walking through a neon tunnel", "flying through space", "slow zoom in on a cabin": what the camera does in a loop. */
export function withCameraMove(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, caption, format } = spec;
  if (format !== null || caption !== null) return spec;
  const leadsOn = subjects.length === 0 && LEADING_ON.has(spec.setting);
  const zooms = ZOOM.test(prompt);
  const goesOn = leadsOn && (zooms || ONWARDS.test(prompt));
  const move = goesOn ? 'onwards' : zooms ? 'zoom' : null;
  if (move === null) return spec;
  return { ...showInLoops(spec, OF_MOVES), cameraMove: move };
}

const OPEN_EYED: ReadonlySet<Expression | null> = new Set<Expression | null>([
  null,
  'happy',
  'sad',
]);

/** Whole animals keep their eyes open; these are drawn with the face to the viewer. */
const FACING: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  'sit',
  'lookaround',
  'tilthead',
  'wag',
  'wave',
  'nod',
]);
const BLINKS = /^blink(?:s|ing)?$/i;

/** "a girl blinking", "a cat blinking": people with open eyes blink in every loop, and animals that sit. */
export function withBlinking(spec: PromptSpec): PromptSpec {
  if (!spec.words.notDrawn.some((word) => BLINKS.test(word))) return spec;
  const rests = ({ person, glyph, motion }: Subject): boolean =>
    person === null && motion === null && canShowFeelings(glyph);
  const seated = withChanged(spec, rests, { motion: 'sit' });
  const blinks = ({ person, glyph, motion, expression }: Subject): boolean =>
    OPEN_EYED.has(expression) &&
    (person !== null || (canShowFeelings(glyph) && FACING.has(motion)));
  return seated.subjects.some(blinks) ? showInLoops(seated, BLINKS) : spec;
}

/** Blobs rise and sink in every lava lamp, which itself stands where it is. */
export function withLava(spec: PromptSpec): PromptSpec {
  const isLamp = ({ glyph }: Subject): boolean => glyph === '@lavalamp';
  if (!spec.subjects.some(isLamp)) return spec;
  const standing = withChanged(spec, isLamp, { motion: null });
  return showInLoops(
    standing,
    /^(?:ris|sink|flow|mov|float|drift|bubbl|swirl|morph|bobb?|danc)(?:es|s|ing)?$|^up and down$/i,
  );
}

/** "curtains blowing in the breeze": those of the window, where the prompt names no other room. */
export const withBlownCurtains = (spec: PromptSpec): PromptSpec =>
  saysBlownCurtains(spec.prompt) && isRoomOpen(spec.setting)
    ? showWords({ ...spec, setting: 'room' }, OF_BLOWN_CURTAINS)
    : spec;

/** "a clock with its hands turning": the hands move, and not the whole clock. */
export function withTicking(spec: PromptSpec): PromptSpec {
  if (!spec.subjects.some(({ glyph }) => isClock(glyph))) return spec;
  const isOfHands = /\bhands?\b|\btick/iu.test(spec.prompt);
  // "a watch spinning on a pedestal" is shown from all sides.
  const isShown = /\b(?:pedestal|podium|platform|background|display|product|backdrop)\b/iu.test(
    spec.prompt,
  );
  const turns = ({ glyph, motion }: Subject): boolean =>
    isClock(glyph) &&
    !(isShown && !isOfHands) &&
    (isOfHands || motion === 'spin' || motion === 'turn');
  const standing = withChanged(spec, turns, { motion: null });
  return showInLoops(
    standing,
    /^(?:(?:clock )?hands?|mov(?:e|es|ing)|tick(?:s|ing)?|turn(?:s|ing)?|spin(?:s|ning)?|fast|quickly|time ?lapse)$/i,
  );
}

interface MoveOfItself {
  readonly isThere: (spec: PromptSpec) => boolean;
  /** What the prompt says of it. */
  readonly words: RegExp;
}

const hasSubject =
  (isMeant: (subject: Subject) => boolean) =>
  ({ subjects }: PromptSpec): boolean =>
    subjects.some(isMeant);

/** What moves in every loop, whether the prompt says it or not. */
const MOVES_OF_THEMSELVES: readonly MoveOfItself[] = [
  // The light of a neon sign fails for moments.
  {
    isThere: ({ isNeonSign }) => isNeonSign === true,
    words: /^(?:subtle )?(?:flicker|blink|flash|buzz)(?:s|es|ing)?$/i,
  },
  // "a fan with spinning blades": it turns by a part of its own.
  {
    isThere: hasSubject(({ glyph }) => movesByPart(glyph, 'spin') && !isFlag(glyph)),
    words:
      /^(?:spin|turn|rotat|whirl|tick|swing)(?:s|e|es|ing|ning)?(?: around| back and forth)?$|^back and forth$/i,
  },
  // "tall grass swaying", "a wheat field rippling in the breeze": dry grass and crops lean from side to side.
  {
    isThere: ({ prompt, setting, crop }) =>
      saysSwaying(prompt) && (setting === 'savanna' || crop !== null),
    words:
      /^(?:gently |softly )?(?:sway|rippl|undulat|rustl|wav|mov|blow|danc)(?:s|es|ing)?$|^gently$|^softly$/i,
  },
  {
    isThere: ({ weather }) => weather.includes('aurora'),
    words:
      /^(?:slowly |gently )?(?:mov|danc|shimmer|wav|sway|flow|glow|swirl|rippl)(?:s|es|ing)?$/i,
  },
  // The water of rivers, lakes and falls glitters along.
  {
    isThere: ({ landforms, setting }) =>
      landforms.some((name) => name === 'river' || name === 'waterfall') ||
      setting === 'lake' ||
      setting === 'ocean',
    words:
      /^(?:gently |slowly )?(?:flow|run|rush|rippl|stream|cascad)(?:s|es|ing|ning)?(?: down)?$/i,
  },
  // The head goes up and down with the thumb, the arms with each breath.
  {
    isThere: hasSubject(({ motion }) => motion === 'thumbsup'),
    words: /^nod(?:s|ding)?$/i,
  },
  {
    isThere: hasSubject(({ motion }) => motion === 'yoga'),
    words: /^stretch(?:es|ing)?$/i,
  },
  // The snow in a snow globe falls.
  {
    isThere: hasSubject(({ glyph }) => glyph === '@snowglobe'),
    words: /^(?:swirl|whirl|fall)(?:s|ing)(?: around)?$/i,
  },
  // Waves run along the body of a snake on its way.
  {
    isThere: hasSubject(({ glyph, motion }) => glyph === 'snake' && motion === 'walk'),
    words: /^(?:slither|crawl|glid)(?:s|es|ing)?$/i,
  },
  // "a bell ringing": it swings.
  {
    isThere: hasSubject(({ glyph, motion }) => glyph === 'bell' && motion === 'shake'),
    words: /^ring(?:s|ing)?(?: back and forth)?$/i,
  },
  // "a rocking chair rocking", "grandpa rocking in his chair": the chair rocks.
  {
    isThere: ({ subjects, relations }) =>
      subjects.some(({ glyph, motion }) => isRocker(glyph) && motion === 'swing') ||
      relations.some(
        ({ to, kind }) =>
          /^(?:on|in|inside|ride)$/.test(kind) && isRocker(subjects[to]?.glyph ?? ''),
      ),
    words: /^(?:rock|sway|swing)(?:s|ing)?$|^back and forth$/i,
  },
  // "a boat rocking gently": what is afloat goes up and down with the waves.
  {
    isThere: hasSubject(({ glyph, motion }) => isShip(glyph) || motion === 'backfloat'),
    words: /^(?:rock|bob|sway)(?:s|ing|bing)?$|^(?:gently|softly)$|^up and down$/i,
  },
];

/** Counts the words for what moves in every loop as drawn in loops. */
export const withMovesOfThemselves = (spec: PromptSpec): PromptSpec =>
  MOVES_OF_THEMSELVES.filter(({ isThere }) => isThere(spec)).reduce(
    (shown, { words }) => showInLoops(shown, words),
    spec,
  );

const OF_RISING =
  /^(?:slowly )?(?:ris|sett?|go|com)(?:e|es|s|ing)?(?: up| down)?$|^(?:up|down|slowly)$/i;

/** "the moon rising over the sea", "the sun setting": it goes up and down behind the horizon. */
export function withRisingLights(spec: PromptSpec): PromptSpec {
  const rises = ({ glyph, motion }: Subject): boolean =>
    isSkyBody(glyph) && (motion === 'float' || motion === 'fly' || motion === null);
  if (!saysRisingLight(spec.prompt)) return spec;
  const isOfSky = !spec.subjects.some(({ glyph }) => isSkyBody(glyph));
  // The sun of the sky moves by itself.
  return isOfSky || spec.subjects.some(rises)
    ? showInLoops(withChanged(spec, rises, { motion: 'risesets' }), OF_RISING)
    : spec;
}

/** The cloth of a flag, which "flutters", "billows" or "flies", and washing on its line. */
export const withFlutteringFlags = (spec: PromptSpec): PromptSpec =>
  spec.subjects.some(({ glyph }) => isFlag(glyph) || isWashingLine(glyph))
    ? showWords(spec, /^(?:flutter|wav|fly|blow|billow|flap|rippl|sway|swing)(?:e?s|ing)?$/i)
    : spec;

/** "colored light spots moving across the wall": a mirror ball throws them all around it. */
export const withDiscoLights = (spec: PromptSpec): PromptSpec =>
  spec.subjects.some(({ glyph }) => glyph === 'mirror-ball')
    ? showWords(
        showInLoops(spec, /^(?:moving|sweeping|dancing|drifting|sliding|passing)$/i),
        /^(?:lights?|spots?|light spots?|spots of light|reflections?|colou?red lights?|dots)$/i,
      )
    : spec;
