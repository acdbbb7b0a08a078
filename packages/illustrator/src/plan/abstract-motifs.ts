import { saidMotif } from '../language/abstract-motif.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, showInLoops, showWords } from './spec-changes.ts';

/** Things that the reader takes words of motifs for. */
const STRAYS = /^(?:crystal-ball|tornado|spiral-shell|@rainbow|circle|ring)$/;
const COLOURFUL =
  /^(?:colou?rful|multicolou?red|rainbow|abstract|background|animation|pattern|motion)$/i;

/** "pulsing concentric circles", "a hypnotic spiral": a pattern of shapes in motion and nothing else. */
export function withAbstractMotif(spec: PromptSpec): PromptSpec {
  const { caption, format, setting, texture, airs, mark } = spec;
  const hasTexture = texture != null && texture !== 'geometric';
  const isBusy = caption !== null || format !== null || hasTexture || mark != null;
  const isPlace = (setting !== null && setting !== 'abstract') || airs.length > 0;
  const said = isBusy || isPlace ? null : saidMotif(spec.prompt);
  if (said === null) return spec;
  const isStray = ({ glyph, person }: Subject): boolean => person === null && STRAYS.test(glyph);
  if (!spec.subjects.every(isStray)) return spec;
  const bare = leavingOut(spec, () => true);
  const shown = showWords(
    showWords(
      { ...bare, setting: 'abstract', texture: null, abstractMotif: said.motif },
      said.words,
    ),
    COLOURFUL,
  );
  return showInLoops(shown, said.moves);
}
