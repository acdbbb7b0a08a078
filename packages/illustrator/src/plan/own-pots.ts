import { isColourName } from '../language/colours.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { inSteps, leavingOut, withChangedAt, withWordsShown } from './spec-changes.ts';
import { isOnSill } from './still-life.ts';

/** Plants that are drawn with a pot, whose color is that of their drawing. */
const WITH_POT =
  /^@(?:monstera|bonsai|succulents|snakeplant|aloe|fern|pottedcactus|pottedpalm|pottedherb)$/;
/** How plants that grow elsewhere look in a pot. */
const POTTED: Readonly<Record<string, string>> = {
  cactus: '@pottedcactus',
  'palm-tree': '@pottedpalm',
  '@coconutpalm': '@pottedpalm',
  herb: '@pottedherb',
};
const pottedForm = (glyph: string): string | null =>
  POTTED[glyph] ?? (WITH_POT.test(glyph) ? glyph : null);

const POT =
  /\bin (?:an? |the |its |their )?(?<colour>[a-z]+(?: [a-z]+)?) (?:(?:ceramic|clay|plant|flower) )?(?:pot|planter)s?\b/i;
const POT_WORDS = /\b(?:pot|planter)s?$/i;

/** The color name of the pot, where the prompt says one. */
function colourOfPot({ prompt }: PromptSpec): string | null {
  const said = POT.exec(prompt)?.groups?.['colour']?.toLowerCase() ?? '';
  return [said, ...said.split(' ')].find(isColourName) ?? null;
}

/** "a monstera in a white pot": the plant brings its pot, which has the color that is said. */
function inPots(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const isPotted = (index: number): boolean =>
    relations.some(
      ({ from, to, kind }) =>
        from === index && /^(?:in|inside)$/.test(kind) && subjects[to]?.glyph === '@flowerpot',
    );
  const index = subjects.findIndex(
    ({ glyph, hasLimbs }, at) =>
      hasLimbs !== true &&
      pottedForm(glyph) !== null &&
      (isPotted(at) || (WITH_POT.test(glyph) && POT.test(spec.prompt))),
  );
  const plant = subjects[index];
  const glyph = plant && pottedForm(plant.glyph);
  if (!plant || !glyph) return spec;
  const potted = withChangedAt(spec, index, { glyph, colour: colourOfPot(spec) ?? plant.colour });
  const bare = leavingOut(potted, (each) => each.glyph === '@flowerpot');
  return withWordsShown(bare, (word) => POT_WORDS.test(word));
}

const INDOORS =
  /\b(?:desk|shelf|table|nightstand|bookshelf|windowsill|window sill|window ledge)\b/i;

/** "a cactus with a pink flower": it blooms on the cactus; on a sill or a desk both are in a pot. */
function bloomingCactus(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const index = subjects.findIndex(
    ({ glyph, hasLimbs }) => glyph.endsWith('cactus') && hasLimbs !== true,
  );
  if (index < 0) return spec;
  const isBloom = ({ glyph, count }: Subject, at: number): boolean =>
    /^(?:blossom|hibiscus|@daisy)$/.test(glyph) &&
    count === 1 &&
    relations.some(
      ({ from, to, kind, said }) =>
        (from === index && to === at && kind === 'beside' && said?.text === 'with') ||
        (from === at && to === index && kind === 'on'),
    );
  const bloom = subjects.find(isBloom);
  const isInside =
    isOnSill(spec) || INDOORS.test(prompt) || subjects[index]?.glyph.startsWith('@potted') === true;
  if (bloom !== undefined && (spec.setting === null || isInside)) {
    const blooming = withChangedAt(spec, index, {
      glyph: '@floweringcactus',
      colour: bloom.colour,
    });
    return leavingOut(blooming, isBloom);
  }
  return isInside && subjects[index]?.glyph === 'cactus'
    ? withChangedAt(spec, index, { glyph: '@pottedcactus' })
    : spec;
}

/** Plants in pots are one thing with their pot. */
export const inOwnPots = (spec: PromptSpec): PromptSpec => inSteps(spec, [inPots, bloomingCactus]);
