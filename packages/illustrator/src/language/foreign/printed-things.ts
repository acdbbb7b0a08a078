import { type Token, textAt, textOf } from '../tokenize.ts';
import { englishTokens, reworded } from './english-tokens.ts';

const PRINTED_ON =
  /^(?:shirt|tee|hoodie|sweater|sweatshirt|pullover|cup|mug|pillow|cushion|bag|cap|notebook|backpack|case|postcard|box)$/;
/** What a picture on a thing is called. */
const PICTURE =
  /^(?:sketch|pattern|drawing|painting|picture|image|illustration|design|motif|print)$/;
/** Said behind what is printed or sewn on something. */
const ON_TOP = /^(?:darauf|drauf|dessus|encima)$/i;
const PRINTED =
  /^(?:auf)?gedruckt|^bedruckt|^(?:auf)?gestickt|^imprimée?s?$|^brodée?s?$|^dessinée?s?$|^estampad[oa]s?$|^impres[oa]s?$|^bordad[oa]s?$|^dibujad[oa]s?$/iu;

/** "tasse avec un chat dessus", "playera con un gato estampado": it is on it. */
function onIt(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  if (last === undefined || !(ON_TOP.test(last.source) || PRINTED.test(last.source))) return tokens;
  const named = tokens.filter(({ source }) => source !== last.source);
  return [...named, ...englishTokens('on it', last.source)];
}

/** "con dibujo de un gato", "avec un motif chat": with a picture of it. */
function withPicture(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }) => PICTURE.test(text));
  const [before, picture] = [tokens[at - 1], tokens[at]];
  if (at < 0 || picture === undefined || tokens[at + 1] === undefined) return tokens;
  const isSaid = /^(?:with|an?)$/.test(before?.text ?? '');
  const behind = tokens.slice(textAt(tokens, at + 1) === 'of' ? at + 2 : at + 1);
  return [
    ...tokens.slice(0, at),
    ...(isSaid ? [] : englishTokens('with a', picture.source)),
    reworded(picture, 'picture'),
    ...englishTokens('of', picture.source),
    ...behind,
  ];
}

/** What is printed on a thing, as English says it: "with a cat on it", "with a picture of a cat". */
export function printsOnThings(tokens: readonly Token[]): readonly Token[] {
  const bearer = tokens.findIndex(({ text }) => PRINTED_ON.test(text));
  if (bearer < 0) return tokens;
  const end = tokens.findIndex(
    ({ kind, text }, i) => i > bearer && (kind === 'break' || /^(?:and|in|at|under)$/.test(text)),
  );
  const clause = tokens.slice(bearer + 1, end < 0 ? tokens.length : end);
  if (!/\b(?:with|pattern|print|picture)\b/.test(textOf(clause))) return tokens;
  return [
    ...tokens.slice(0, bearer + 1),
    ...onIt(withPicture(clause)),
    ...(end < 0 ? [] : tokens.slice(end)),
  ];
}
