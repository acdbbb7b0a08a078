import { isDiagram } from './nouns/diagrams.ts';
import type { Reader } from './reader.ts';
import { isSkyBody } from './scenery-things.ts';
import { has, type Item, senseOf } from './sense.ts';

/** Said of a diagram that says itself what it is about. */
const OF_DIAGRAMS =
  /^(?:infographic|infographics|infographic style|info graphic|diagram|diagrams|educational diagram|scheme|schema|chart|poster|cycle|stages|simple diagram)$/;
const GENERAL = /^(?:infographic|infographics|info graphic)$/;

type Read = Pick<Reader, 'cast' | 'account' | 'atmosphere'>;

/** Counts what a diagram is called as drawn, and shows one where the prompt asks for nothing else. */
export function claimDiagrams(sentence: readonly Item[], read: Read): void {
  const { cast, account } = read;
  if (cast.subjects.length === 0) addDiagram(sentence, read);
  else asSolarSystem(sentence, read);
  if (!cast.subjects.some(({ glyph }) => isDiagram(glyph))) return;
  account.drawAll(sentence.filter(({ text }) => OF_DIAGRAMS.test(text)));
  showOnce(sentence, read);
  // A sheet by itself lies on a surface, wherever it hangs later: "for a kids room".
  if (cast.subjects.every(({ glyph }) => isDiagram(glyph))) read.atmosphere.leaveOutPlaces();
  paintBoard(sentence, read);
  // Its own arrows show.
  account.drawAll(sentence.filter(({ text }) => /^arrows?$/.test(text)));
}

/** "solar system with all planets": its sun and its planets are on its sheet. */
function asSolarSystem(sentence: readonly Item[], { cast, account, atmosphere }: Read): void {
  const [first] = cast.subjects;
  const isNamed = sentence.some(({ text }) => text === 'solar system');
  if (!isNamed || first === undefined || !cast.subjects.every(({ glyph }) => isSkyBody(glyph)))
    return;
  first.glyph = '@solarsystem';
  account.drawAll(sentence.filter(({ text }) => OF_SYSTEM.test(text)));
  atmosphere.leaveOutPlaces();
}
const OF_SYSTEM = /^(?:solar system|all|orbits?|orbiting)$/;

/** "the solar system with all eight planets" is one sheet, on which the planets are. */
function showOnce(sentence: readonly Item[], { cast, account }: Read): void {
  const sheets = cast.subjects.filter(({ glyph }) => isDiagram(glyph));
  for (const sheet of sheets) sheet.count = 1;
  if (sheets.some(({ glyph }) => glyph === '@solarsystem'))
    account.drawAll(sentence.filter(({ text }) => text === 'solar system'));
}

/** "mood board, beige": its cloth and its cards are in tones of the color. */
function paintBoard(sentence: readonly Item[], { cast, account }: Read): void {
  const board = cast.subjects.find(({ glyph }) => glyph === '@moodboard');
  const item = sentence.find((each) => has(each, 'colour'));
  if (board === undefined || item === undefined) return;
  board.colour ??= senseOf(item, 'colour')?.colour ?? null;
  account.draw(item);
}

function addDiagram(sentence: readonly Item[], { cast, account }: Read): void {
  const system = sentence.find(({ text }) => text === 'solar system');
  const general = sentence.find(({ text }) => GENERAL.test(text));
  const item = system ?? general;
  if (item === undefined) return;
  const glyph = system === undefined ? '@infographic' : '@solarsystem';
  cast.addOne(glyph, item);
  account.draw(item);
}
