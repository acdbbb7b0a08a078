import { inSentenceCase } from '../language/sentence-case.ts';
import type { PromptSpec } from '../language/spec.ts';
import { indicesOf, showWords } from './spec-changes.ts';

/** What a sign says by what it is called: "a house with a sold sign". */
const SIGN =
  /\b(?<text>sold|for sale|for rent|to let|open|closed|welcome|vacancy|no vacancy|help wanted|keep out|beware of (?:the )?dog|yard sale|garage sale|now hiring|lemonade|wet paint|reserved) signs?(?! (?:says?|saying|reading|with|that))/iu;

const SHOPS =
  'stand|shop|store|market|farm|salon|studio|bakery|cafe|café|school|library|clinic|nursery|club|motel|hotel|diner|restaurant|pharmacy|gym|zoo|museum|camp|winery|brewery|ranch|inn|barn';
const LOOKS =
  'an?|the|my|our|wooden|cute|vintage|retro|old|rustic|big|small|little|painted|hand|neon|metal|simple|with|and|by|of|for';
/** "lemonade stand sign", "flower shop sign": it bears the name of what it is for. */
const SHOP_SIGN = new RegExp(
  String.raw`(?<![\p{L}])(?<text>(?:(?!(?:${LOOKS})\b)[\p{L}'’]+ ){0,2}(?:${SHOPS})) signs?(?! (?:says?|saying|reading|that))`,
  'iu',
);

/** "letrero de panadería", "a sign for a bakery". */
const SIGN_OF_SHOP = new RegExp(
  String.raw`(?<!\p{L})signs? (?:of|for) (?:an? |the )?(?<text>(?:(?!(?:${LOOKS})\b)[\p{L}'’]+ ){0,2}(?:${SHOPS}))(?!\p{L})`,
  'iu',
);

/** As the user writes it; undefined: only its English is known, which is no text for their sign. */
function inOwnWords(text: string, { language, meanings }: PromptSpec): string | undefined {
  if (language === 'en') return text;
  const lower = text.toLowerCase();
  return [...meanings].find(([, english]) => english === lower)?.[0];
}

/** The sign of a picture bears the text that it is named after, whatever the headline is. */
export function withSaidSigns(spec: PromptSpec): PromptSpec {
  const said = [SIGN, SHOP_SIGN, SIGN_OF_SHOP]
    .map((sign) => sign.exec(spec.prompt))
    .find((match) => match !== null)?.groups?.['text'];
  const text = said === undefined ? undefined : inOwnWords(said, spec);
  const [at] = indicesOf(
    spec,
    ({ glyph, lettering }) => glyph === '@sign' && lettering === undefined,
  );
  if (text === undefined || at === undefined || spec.format === 'emblem') return spec;
  if (spec.caption?.toLowerCase() === text.toLowerCase()) return spec;
  const lettered = spec.subjects.map((subject, index) =>
    index === at
      ? { ...subject, lettering: inSentenceCase(text) }
      : // "a house with a sold sign": the house sells nothing.
        subject.person === null && subject.motion === 'sell'
        ? { ...subject, motion: null }
        : subject,
  );
  const relations = spec.relations.filter(({ to, kind }) => to !== at || kind !== 'work');
  return showWords({ ...spec, subjects: lettered, relations }, new RegExp(`^${text}$`, 'iu'));
}
