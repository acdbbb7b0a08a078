import type { PromptSpec, SettingName } from '../language/spec.ts';
import { showWords } from './spec-changes.ts';

/** Places that look alike however far one has come. */
const LEADING_ON: ReadonlySet<SettingName | null> = new Set<SettingName | null>([
  'tunnel',
  'space',
  'alley',
  'corridor',
  'hallway',
]);
const ONWARDS =
  /\b(?:walk|fly|driv|run|rid|rac|mov|travel|zoom|fall|float|glid|cruis|journey|flight|trip|speed)\p{L}*\b(?: \p{L}+){0,3}? (?:through|down|into|along|towards?)\b|\bendless (?:tunnel|corridor|hallway|road|walk|drive|flight)\b/iu;
/** Not "a car zooming into the distance" and no zoom call. */
const ZOOM =
  /(?:^|[,.;]\s*|\b(?:an?|the|slow|slowly|camera|with|and) )(?:slow zoom\b|zoom(?:s|ing)? (?:in|into|out)\b)/i;
const OF_MOVES =
  /^(?:walk|walking|fly|flying|flight|drive|driving|run|running|ride|riding|race|racing|move|moving|travel|travell?ing|zoom|zooming|zooms|zoom in|zoom into|zoom out|zooming in|falling|floating|gliding|cruising|journey|trip|speeding|endless|infinite|through|into)$/i;

/** "walking through a neon tunnel", "flying through space", "slow zoom in on a cabin": what the camera does in a loop. */
export function withCameraMove(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, caption, words, format } = spec;
  if (format !== null || caption !== null) return spec;
  const leadsOn = subjects.length === 0 && LEADING_ON.has(spec.setting);
  const move =
    leadsOn && (ONWARDS.test(prompt) || ZOOM.test(prompt))
      ? 'onwards'
      : ZOOM.test(prompt)
        ? 'zoom'
        : null;
  if (move === null) return spec;
  const all = [...words.notDrawn, ...words.drawn];
  return {
    ...showWords(spec, OF_MOVES),
    cameraMove: { kind: move, words: all.filter((word) => OF_MOVES.test(word)) },
  };
}
