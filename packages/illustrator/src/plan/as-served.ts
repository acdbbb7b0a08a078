import type { PromptSpec, Subject } from '../language/spec.ts';
import { leavingOut } from './spec-changes.ts';

/** Forms that things have in company of others. */

/** What comes with its own plate. */
const ON_PLATES =
  /^(@cookiestack|@donutstack|@fishandchips|@pancakes|@cake|@cakeslice|@sushiplatter|spaghetti|custard)$/;
/** What a burger is made of. */
const OF_BURGERS = /^(bread|@loaf|cheese-wedge|leafy-green|tomato|onion|bacon|cut-of-meat)$/;

const has = ({ subjects }: PromptSpec, glyphs: RegExp): boolean =>
  subjects.some(({ glyph }) => glyphs.test(glyph));

const reshape = (
  spec: PromptSpec,
  change: (subject: Subject, index: number) => string | undefined,
): PromptSpec => ({
  ...spec,
  subjects: spec.subjects.map((subject, index) => {
    const glyph = change(subject, index);
    return glyph === undefined ? subject : { ...subject, glyph };
  }),
});

/** Pizza is eaten from a flat box, wet sheets hang on the line, and tomatoes that are watered still grow. */
export function asServed(said: PromptSpec): PromptSpec {
  let spec = withFreeBalloons(said);
  if (has(spec, /^pizza$/))
    spec = reshape(spec, ({ glyph }) => (glyph === '@box' ? '@pizzabox' : undefined));
  // It is the washing that hangs.
  spec = {
    ...spec,
    subjects: spec.subjects.map((subject) =>
      subject.glyph === '@clothesline' ? { ...subject, motion: null } : subject,
    ),
  };
  if (has(spec, /^@clothesline$/) && spec.setting === 'laundry') spec = { ...spec, setting: null };
  if (has(spec, /^@clothesline$/) && spec.subjects.some(isSheet)) {
    spec = leavingOut(
      reshape(spec, ({ glyph }) => (glyph === '@clothesline' ? '@sheetline' : undefined)),
      isSheet,
    );
  }
  if (has(spec, /^@(burgerlayers|burgerblast)$/)) {
    spec = leavingOut(spec, ({ glyph }) => OF_BURGERS.test(glyph));
  }
  if (has(spec, /^@coffeebeans$/)) {
    spec = reshape(spec, ({ glyph }) => (glyph === 'shopping-bags' ? '@coffeebag' : undefined));
  }
  spec = withFlowersInBasket(spec);
  // What is stirred is in a pot.
  if (spec.subjects.some(({ motion }) => motion === 'stir')) {
    spec = reshape(spec, ({ glyph }) => (glyph === '@soup' ? 'steaming-bowl' : undefined));
  }
  // Its flame keeps its own color.
  spec = reshape(spec, ({ glyph, colour }) =>
    glyph === 'candle' && colour !== null ? '@pillarcandle' : undefined,
  );
  if (spec.subjects.some(({ motion }) => motion === 'kneel')) {
    spec = reshape(spec, ({ glyph }) => (glyph === '@ring' ? '@diamondring' : undefined));
  }
  if (spec.subjects.some(({ motion }) => motion === 'dunk')) {
    spec = reshape(spec, ({ glyph }) => (glyph === 'soccer-ball' ? 'basketball' : undefined));
  }
  spec = reshape(spec, ({ glyph }, index) =>
    glyph === 'tomato' && spec.relations.some(({ to, kind }) => to === index && kind === 'water')
      ? '@tomatoplant'
      : undefined,
  );
  return leavingOut(
    spec,
    ({ glyph }, index) =>
      (glyph === '@plate' && spec.shot === 'top' && has(spec, /^(sushi|@sushiplatter)$/)) ||
      (glyph === '@plate' &&
        spec.relations.some(
          ({ from, to }) => to === index && ON_PLATES.test(spec.subjects[from]?.glyph ?? ''),
        )),
  );
}

/** Who carries somebody on the shoulders has no hand free: the balloons fly by themselves. */
function withFreeBalloons(spec: PromptSpec): PromptSpec {
  const carries = (index: number): boolean =>
    spec.relations.some(
      ({ to, kind, from }) => kind === 'on' && to === index && spec.subjects[from]?.person != null,
    );
  const relations = spec.relations.filter(
    ({ kind, from, to }) =>
      !(kind === 'hold' && spec.subjects[to]?.glyph === 'balloon' && carries(from)),
  );
  return { ...spec, relations };
}

const FLOWERS = /^(blossom|tulip|rose|sunflower|hibiscus|bouquet|@peony|@daisy|@poppy|@lavender)$/;

/** "a bicycle with a basket full of flowers": both belong to the bicycle. */
function withFlowersInBasket(spec: PromptSpec): PromptSpec {
  const { subjects } = spec;
  const isOfBicycle = (glyphs: RegExp): boolean => subjects.some(({ glyph }) => glyphs.test(glyph));
  if (!isOfBicycle(/^bicycle$/) || !isOfBicycle(/^@basket$/) || !isOfBicycle(FLOWERS)) return spec;
  return leavingOut(
    reshape(spec, ({ glyph }) => (glyph === 'bicycle' ? '@flowerbicycle' : undefined)),
    ({ glyph }) => glyph === '@basket' || FLOWERS.test(glyph),
  );
}

const isSheet = ({ glyph, word }: Subject): boolean =>
  glyph === '@blanket' && /sheet|linen/.test(word);

/** On a table a blanket is folded, leaves lie on their twig, and a pizza is whole. */
export const asLaidOut = (spec: PromptSpec): PromptSpec =>
  reshape(spec, ({ glyph, word, hasLimbs }, index) => {
    if (hasLimbs) return undefined;
    if (glyph === 'pizza' && !/slice/.test(word)) return '@pizza';
    if (glyph === 'wine-glass') return '@wineglass';
    if (glyph === 'leaf-fluttering-in-wind') return '@leafsprig';
    const isUsed = spec.relations.some(
      ({ to, kind }) => to === index && /^(on|under|in|inside)$/.test(kind),
    );
    return glyph === '@blanket' && !isUsed ? '@foldedblanket' : undefined;
  });
