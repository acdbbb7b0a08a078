import { asWord, type Token } from './tokenize.ts';

/** What is said of the drawing behind "tattoo". */
const OF_DRAWING = /^(?:designs?|ideas?|sketch|sketches|flash|art|stencils?|drawings?|style)$/;
/** A tattoo on somebody, or the trade. */
const ON_SOMEBODY =
  /^(?:with|has|have|having|wearing|get|getting|got|his|her|their|my|arm|arms|back|leg|legs|chest|neck|hand|body|full|face)$/;
const OF_TRADE =
  /^(?:artists?|parlou?rs?|studios?|shops?|machines?|guns?|sleeves?|salons?|needles?|ink|on)$/;

/** "rose tattoo", "tattoo design of a wolf": a drawing in black lines; a tattoo on somebody is none. */
export function withTattoosDrawn(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }) => text === 'tattoo' || text === 'tattoos');
  const token = tokens[at];
  if (token === undefined) return tokens;
  const next = tokens[at + 1];
  const isOnSomebody = tokens
    .slice(0, at)
    .some(({ text, kind }) => kind === 'word' && ON_SOMEBODY.test(text));
  if (isOnSomebody || OF_TRADE.test(next?.text ?? '')) return tokens;
  const isSaidMore = next?.kind === 'word' && OF_DRAWING.test(next.text);
  const source = isSaidMore ? `${token.source} ${next.source}` : token.source;
  const drawn = asWord('lineart', { ...token, source });
  return [...tokens.slice(0, at), drawn, ...tokens.slice(at + (isSaidMore ? 2 : 1))];
}
