import { isSauce, isTopping, takesTopping } from '../language/dishes.ts';
import { escaped } from '../language/escaped.ts';
import { PLURAL_COUNT } from '../language/numbers.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject, Topping } from '../language/subject.ts';
import { isRelated, leavingOut, takingAway } from './spec-changes.ts';
import { takeBackWords } from './word-lists.ts';

const CANDLE = /^(candle|@pillarcandle)$/;
const CAKE = /^(@cake|birthday-cake)$/;
/** The most pieces that are to be told apart. */
const MOST_PIECES = 7;
/** Several that are not counted: "with strawberries". */
const SEVERAL = 5;

/**
 * Lays toppings on the dish that they are said of: "a cake with strawberries", "pancakes and blueberries on top",
 * "a birthday cake and candles". They become part of its picture.
 */
export function withToppings(spec: PromptSpec): PromptSpec {
  const tops = new Map<number, number>();
  for (const [index, subject] of spec.subjects.entries()) {
    if (!isTopping(subject.glyph) || subject.hasLimbs) continue;
    // "with avocado, salmon and eggs": what is enumerated lies where the first does.
    const isListed = !isRelated(spec, index);
    const dish = dishUnder(spec, index) ?? (isListed ? (tops.get(index - 1) ?? null) : null);
    if (dish !== null) tops.set(index, dish);
  }
  if (tops.size === 0) return withBirthdayCake(withoutLooseSauce(spec, tops));
  const subjects = spec.subjects.map((subject, index) => {
    const own = [...tops]
      .filter(([, dish]) => dish === index)
      .flatMap(([top]) => spec.subjects[top] ?? []);
    return own.length === 0
      ? subject
      : { ...subject, toppings: own.map((topping) => asTopping(topping, spec)) };
  });
  const words = withoutNumbers(spec, tops);
  const served = leavingOut(withoutLooseSauce({ ...spec, subjects, words }, tops), (each) =>
    [...tops.keys()].some((top) => subjects[top] === each),
  );
  return withBirthdayCake(served);
}

/** What is poured over nothing that is drawn is not to be seen. */
function withoutLooseSauce(spec: PromptSpec, tops: ReadonlyMap<number, number>): PromptSpec {
  const isLoose = ({ glyph }: Subject, index: number): boolean =>
    isSauce(glyph) && !tops.has(index) && spec.subjects.length > 1;
  return takingAway(spec, isLoose);
}

/** "a hundred candles": fewer are on the cake. */
function withoutNumbers({ subjects, words }: PromptSpec, tops: ReadonlyMap<number, number>) {
  const lost = [...tops.keys()].flatMap((top) => {
    const { saidCount } = subjects[top] ?? {};
    return saidCount !== undefined && saidCount.count > MOST_PIECES ? saidCount.word : [];
  });
  return takeBackWords(words, new Set(lost));
}

function asTopping(
  { glyph, count, saidCount, colour, word }: Subject,
  { language, prompt }: PromptSpec,
): Topping {
  if (isSauce(glyph)) return { glyph, colour, count: 1 };
  // "with blueberries" is one picture of three; Japanese has no plural.
  const isMany =
    (count === PLURAL_COUNT && saidCount === undefined) ||
    (count === 1 && (word.endsWith('s') || language === 'ja' || isCutUp(prompt, word)));
  return isMany
    ? { glyph, colour, count: SEVERAL, isUncounted: true }
    : { glyph, colour, count: Math.min(MOST_PIECES, count) };
}

/** "banana slices". */
const isCutUp = (prompt: string, word: string): boolean =>
  new RegExp(`\\b${escaped(word)} (?:slices|chunks|pieces|wedges|flakes|shavings)\\b`, 'i').test(
    prompt,
  );

/** The dish that something lies on; null when it is beside, held or on something else. */
function dishUnder({ subjects, relations }: PromptSpec, top: number): number | null {
  const own = relations.filter(({ from, to }) => from === top || to === top);
  const others = own.map(({ from, to }) => (from === top ? to : from));
  const isLaid = (dish: number): boolean =>
    own.every(({ from, to, kind, said }) =>
      from !== dish && to !== dish
        ? /^@(plate|table|cakestand|tray)$/.test(subjects[from === top ? to : from]?.glyph ?? '')
        : /^(on|inside|in)$/.test(kind)
          ? from === top
          : kind === 'beside' && /^(with|and|)$/.test(said?.text ?? ''),
    );
  const topping = subjects[top]?.glyph ?? '';
  const said = others.find(
    (other) => takesTopping(subjects[other]?.glyph ?? '', topping) && isLaid(other),
  );
  if (said !== undefined) return said;
  const isOnTable = others.every((other) => subjects[other]?.glyph === '@table');
  if (!CANDLE.test(topping) || !isOnTable) return null;
  const cake = subjects.findIndex(({ glyph }) => CAKE.test(glyph));
  return cake < 0 ? null : cake;
}

/** A cake with three candles alone is the one of birthdays; with more on it, or another number, a round one. */
function withBirthdayCake(spec: PromptSpec): PromptSpec {
  const isBlown = spec.subjects.some(({ motion }) => motion === 'blow');
  const subjects = spec.subjects.map((subject) => {
    if (!CAKE.test(subject.glyph)) return subject;
    const { toppings = [], colour } = subject;
    const candles = toppings.find(({ glyph }) => CANDLE.test(glyph));
    const isPlain = toppings.every(
      (each) => each === candles && (each.count === 3 || each.isUncounted),
    );
    const isBirthday =
      candles !== undefined || subject.glyph === 'birthday-cake' || spec.festival === 'birthday';
    if (!isBirthday && !isBlown) return subject;
    if (isPlain && colour === null && (candles?.colour ?? null) === null) {
      return { ...subject, glyph: 'birthday-cake', toppings: undefined };
    }
    const lit = candles === undefined ? [CANDLES, ...toppings] : toppings;
    return { ...subject, glyph: '@cake', toppings: lit };
  });
  return { ...spec, subjects };
}
const CANDLES = { glyph: 'candle', colour: null, count: SEVERAL, isUncounted: true } as const;
