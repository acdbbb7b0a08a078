import { isAnimate } from '../language/kinds-of-things.ts';
import { oneOf } from '../language/one-of.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { BurstName, Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut, showWords, withChanged } from './spec-changes.ts';

interface SaidBurst {
  readonly name: BurstName;
  readonly verb: RegExp;
  /** Its words in the prompt. */
  readonly words: RegExp;
  /** What it is not said of. */
  readonly never: RegExp;
}

const BURSTS: readonly SaidBurst[] = [
  {
    name: 'pop',
    verb: /\b(?:pop|burst)(?:s|ping|ing)\b/i,
    words: /^(?:pop|burst)(?:s|ping|ing)$/i,
    // Only what is full of air.
    never: /^(?!balloon$|@soapbubble$|@waterballoon$)/,
  },
  {
    name: 'explode',
    verb: /\b(?:explod(?:es|ing)|blow(?:s|ing) up|detonat(?:es|ing))\b/i,
    words: /^(?:explod(?:es|ing)|blow(?:s|ing)(?: up)?|up|detonat(?:es|ing))$/i,
    never:
      /^(?:volcano|firework.*|firecracker|party-popper|@confetti.*|balloon|@burgerblast|@splash)$/,
  },
  {
    name: 'shatter',
    verb: /\b(?:shatter|smash)(?:s|es|ing)\b|\bbreak(?:s|ing) (?:in)?to pieces\b|\b(?:glass|mirror|vase|plate|window|bottle|cup|mug) breaking\b/i,
    words: /^(?:(?:shatter|smash|break)(?:s|es|ing)(?: into pieces)?|pieces)$/i,
    never: /^(?:balloon|@table)$/,
  },
];

const BUBBLES = 5;

/** "a balloon popping", "a bomb exploding", "a glass shattering": the thing flies to pieces, and is whole again. */
export function bursting(read: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const spec = withSoapBubbles(read);
  const { prompt, subjects, format, caption } = spec;
  if (format !== null || caption !== null) return spec;
  const said = BURSTS.find(({ verb }) => verb.test(prompt));
  if (said === undefined) return spec;
  const isThing = ({ glyph, person }: Subject): boolean =>
    person === null && !isAnimate(glyph, vocabulary) && !said.never.test(glyph);
  const isAmongOthers = subjects.some(
    ({ person, glyph }) => person !== null || isAnimate(glyph, vocabulary),
  );
  const thing = subjects.find(isThing);
  if (thing === undefined || (isAmongOthers && said.name !== 'pop')) return spec;
  const whole = withChanged(spec, (each) => each === thing, {
    burst: said.name,
    motion: AIRY.test(thing.glyph) ? 'float' : null,
    hasLimbs: false,
  });
  return showWords(
    leavingOut(whole, ({ source, word }) => source === undefined && word !== thing.word),
    said.words,
  );
}

const AIRY = /^(?:balloon|@soapbubble)$/;

const OUTDOORS: ReadonlySet<SettingName | null> = new Set<SettingName | null>([
  'sky',
  'park',
  'hills',
  'beach',
  'city',
  'street',
  'forest',
  'village',
]);

/** "a soap bubble popping", "soap bubbles floating": no bar of soap, and bubbles that are large enough to be seen. */
function withSoapBubbles(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, setting, format, caption, weather } = spec;
  const [, many] = /\bbubble(s?)\b(?! (?:bath|tea|gum|wrap))/i.exec(prompt) ?? [];
  const isAlone = subjects.every(({ glyph }) => glyph === '@soapbar');
  const isNowhere = setting === null || setting === 'abstract';
  if (
    many === undefined ||
    !isAlone ||
    !(isNowhere || OUTDOORS.has(setting)) ||
    !weather.includes('bubbles')
  )
    return spec;
  if (format !== null || caption !== null || spec.texture != null) return spec;
  // Those that go up are many, all over the picture.
  if (/\bup(?:wards?)?\b|\bris(?:e|es|ing)\b/i.test(prompt)) return spec;
  const source = /\b(?:soap )?bubbles?\b/i.exec(prompt)?.[0] ?? 'bubble';
  const bubble: Subject = {
    ...oneOf('@soapbubble'),
    word: source.toLowerCase(),
    source,
    count: many === '' ? 1 : BUBBLES,
    motion: 'float',
  };
  return {
    ...spec,
    subjects: [bubble],
    relations: [],
    setting: isNowhere ? 'park' : setting,
  };
}
