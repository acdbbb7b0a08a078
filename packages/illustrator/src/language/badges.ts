import { inSentenceCase } from './sentence-case.ts';

const LOOKS =
  'an?|the|my|our|some|round|circular|vintage|retro|embroidered|iron[- ]on|simple|minimal|minimalist|modern|cute|cool|flat|classic|rustic|design|create|make|draw|colou?rful|enamel';
/** Badges that somebody wears or holds in a picture. */
const WORN = 'police|sheriff|name|id|conference|visitor|press|staff|employee|security|detective';
/** Patches that are no piece of ground. */
const PATCH = '(?:embroidered|iron[- ]on|mission|scout|morale|club|camp|team|biker) patch(?:es)?';
const ENDS = String.raw`\s*(?:$|[,.;]|with\b|featuring\b|showing\b)`;

/** "badge for a camping club with a tent", "gym badge gorilla flexing". */
const BADGE = new RegExp(
  String.raw`^\s*(?:(?:${LOOKS}) )*(?<of>(?:(?!(?:${LOOKS}|${WORN}|with|on|in|of|wearing|holding|and|set)\b)\p{L}[\p{L}'’-]* ){0,3}?)(?<badge>badge(?! (?:logo|emblem|design|on|of|icon))|${PATCH}(?: design)?)(?: for (?:(?:an?|the|our|my) )?(?<whose>\p{L}[\p{L}'’&-]*(?: (?!with\b)\p{L}[\p{L}'’&-]*){0,3}?)(?=${ENDS}))?(?!\p{L})`,
  'iu',
);
/** They say of what sort a badge is, and not whose. */
const SORTS =
  /^(?:merit|scout|achievement|award|reward|loyalty|logo|quality|trust|blue|red|green|gold)$/iu;

/** The word by which the parser knows a badge that is the whole picture. */
const EMBLEM = 'badge emblem';

interface Badge {
  /** Whose badge it is; null: the prompt does not say. */
  readonly title: string | null;
  readonly rest: string;
  readonly renamed: { readonly as: string; readonly said: string } | null;
}

/** Reads a badge or a patch as an emblem that bears the name of its club. */
export function takeBadge(prompt: string): Badge {
  const match = BADGE.exec(prompt);
  const { of = '', badge = '', whose = '' } = match?.groups ?? {};
  if (match === null) return { title: null, rest: prompt, renamed: null };
  const own = of.trim();
  const isSort = SORTS.test(own);
  const name = whose || (isSort ? '' : own);
  const before = match[0].slice(
    0,
    match[0].indexOf(badge) - (name === own || isSort ? of.length : 0),
  );
  return {
    title: name === '' ? null : inSentenceCase(name),
    rest: `${before}${EMBLEM}${prompt.slice(match[0].length)}`,
    renamed: { as: EMBLEM, said: isSort ? `${of}${badge}` : badge },
  };
}

/** Whether a prompt is one for a badge, which is round. */
export const isBadge = (prompt: string): boolean => BADGE.test(prompt);
