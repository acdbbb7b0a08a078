import type { TakenText } from './taken-text.ts';

/** What bears a short text that stands behind a colon, in four languages. */
const WITH_COLON =
  /^(?<before>[^:]*(?<!\p{L})(?:sign|note|placard|notice|door ?mat|door hanger|schild|türschild|zettel|aushang|letrero|cartel|nota|panneau|pancarte|écriteau)(?!\p{L})[^:,.;"“„«]{0,40}):\s+(?<text>[^"“”„«»\n:]{3,90})$/iu;

/** Words that open a text by themselves. */
const SAYS =
  /(?<!\p{L})(?:says?|saying|reads?|reading|written|sagt|steht|dice|dit|aufschrift)(?!\p{L})/iu;
/** Where it hangs is no further thing. */
const WHERE = / (?:for|für|para|pour) .*$/iu;

/** "sign for the door: please be quiet": what stands behind the colon is on the sign. */
export function takeSignText(prompt: string): TakenText | null {
  const { before, text } = WITH_COLON.exec(prompt)?.groups ?? {};
  return before === undefined || text === undefined || SAYS.test(before)
    ? null
    : { caption: text.trim().replace(/[.,;]+$/u, ''), rest: before.replace(WHERE, '') };
}
