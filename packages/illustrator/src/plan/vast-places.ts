import { isInterior } from '../language/indoors.ts';
import type { PromptSpec } from '../language/spec.ts';
import { showWords } from './spec-changes.ts';

const VAST = 'vast|endless|infinite|boundless|limitless|never[- ]ending|immense';
const PLACE =
  'desert|ocean|sea|landscape|field|meadow|plains?|prairie|steppe|savanna|snowfield|tundra|wilderness|city|street|beach|sky|space|universe|cosmos|void|lake|valley|mountains?|canyon|forest|snow|dunes?|horizon|emptiness|desolation|planet|moon|water';
/** "in a vast desert", "in a huge empty city". */
const IN_VAST_PLACE = new RegExp(
  `\\b(?:(?:${VAST}) (?:[\\w-]+ ){0,2}|(?:huge|giant|massive|enormous|big) (?:empty|deserted|abandoned) (?:[\\w-]+ )?|(?:empty|deserted) (?:huge|giant|massive|enormous) )(?:${PLACE})\\b`,
  'i',
);
/** Words for the size of a place that the picture then shows. */
const SIZES: ReadonlySet<string> = new Set(
  'vast endless infinite boundless limitless immense huge giant massive enormous big empty deserted'.split(
    ' ',
  ),
);
/** More than these fill a place. */
const FEW = 2;

/** "a lonely man in a vast desert": the figure is small, so that the place is seen to be large. */
export function inVastPlaces(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, setting, shot, caption, format, relations } = spec;
  const isOutdoors = setting !== null && !isInterior(setting) && setting !== 'abstract';
  const count = subjects.reduce((sum, each) => sum + each.count, 0);
  const carried = new Set(relations.map(({ to }) => to)).size;
  const isScene = shot === null && caption === null && format === null;
  if (!isOutdoors || !isScene || subjects.length === 0 || count - carried > FEW) return spec;
  const [said = ''] = IN_VAST_PLACE.exec(prompt) ?? [];
  if (said === '') return spec;
  const ofSize = said
    .toLowerCase()
    .split(' ')
    .filter((word) => SIZES.has(word));
  return showWords({ ...spec, shot: 'far' }, new RegExp(`^(?:${ofSize.join('|')})$`, 'i'));
}
