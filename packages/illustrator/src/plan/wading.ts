import { isAnimate } from '../language/kinds-of-things.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isOnSomething, showWords } from './spec-changes.ts';

const DEPTH = String.raw`(?:(?:(?:up )?to (?:his|her|their|its|the) )?(?:ankle|knee|waist|hip)s?[- ]?(?:deep|high)? )?`;
const SEA = 'sea|ocean|surf|waves|shallows|tide';
const FRESH = 'river|lake|stream|creek|brook|pond|water';
const MEDIUM = String.raw`in(?:to)? (?:(?:a|an|the|some) )?(?:[\p{L}-]+ ){0,2}?(?<water>${SEA}|${FRESH})\b`;
/** "standing knee deep in the sea", "walks in the water", not "a stone in the water". */
const STANDS = new RegExp(
  String.raw`\b(?:stand|stood|wad|walk|wait|fish|splash|play)(?:s|es|e|ing)?(?: \p{L}+ing| hand in hand)? ${DEPTH}${MEDIUM}`,
  'iu',
);
/** "wading through a river", "waist-deep in water". */
const WADES = new RegExp(
  String.raw`\b(?:wad(?:e|es|ing) (?:\p{L}+ ){1,4}?|(?:ankle|knee|waist|hip)s?[- ](?:deep|high) in (?:\p{L}+ ){0,3}?)(?<water>${SEA}|${FRESH})\b`,
  'iu',
);
const IS_SEA = new RegExp(`^(?:${SEA})$`, 'iu');
const WORDS_FOR_IT = /^(?:(?:knee|waist|ankle|hip)s?(?:[- ](?:deep|high))?|deep|wad(?:es?|ing))$/iu;

/** Places that become the water; elsewhere it is part of the place. */
const FREE: ReadonlySet<SettingName | null> = new Set<SettingName | null>([
  null,
  'lake',
  'ocean',
  'beach',
  'hills',
  'forest',
]);
const UPRIGHT: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'walk',
  'fish',
  'swim',
  'splash',
  'holdhands',
]);

/** Those of whom the prompt says that they stand in water have their legs in it. */
export function wadingInWater(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const water = (STANDS.exec(spec.prompt) ?? WADES.exec(spec.prompt))?.groups?.['water'];
  if (water === undefined || !FREE.has(spec.setting) || spec.landforms.includes('flood'))
    return spec;
  const wades = (subject: Subject, index: number): boolean =>
    isAnimate(subject.glyph, vocabulary) &&
    UPRIGHT.has(subject.motion) &&
    !isOnSomething(spec, index);
  if (!spec.subjects.some(wades)) return spec;
  const depth = /\b(?:waist|hip)/iu.test(spec.prompt) ? 'waist' : 'knee';
  const subjects = spec.subjects.map((subject, index): Subject =>
    wades(subject, index) ? { ...subject, motion: motionIn(subject), wades: depth } : subject,
  );
  const landforms = spec.landforms.filter((each) => each !== 'river');
  const setting = IS_SEA.test(water) ? 'ocean' : 'lake';
  return showWords({ ...spec, subjects, setting, landforms }, WORDS_FOR_IT);
}

/** The motion of a wader: fishing, walking or holding hands, and standing still instead of swimming or splashing. */
const motionIn = ({ motion }: Subject): Subject['motion'] =>
  motion === 'fish' || motion === 'walk' || motion === 'holdhands' ? motion : 'idle';
