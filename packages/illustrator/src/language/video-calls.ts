import { numberSaid } from './numbers.ts';
import type { PromptSpec } from './spec.ts';

const CALL =
  /\b(?:(?:on an? )?(?:video|zoom|skype|facetime|online|virtual|remote) (?:(?:team|group|family|staff|conference) )?(?:calls?|conference|conferencing|chat|meeting|class|lesson|hangout|happy hour)|video ?conference)\b/i;
const FACES =
  /\b(\w+) (?:smiling |happy |different |tired |bored )*(?:faces|people|participants|colleagues|coworkers|co-workers|friends|kids|children|students|members)\b/i;
const SHOWN =
  /\b(?:smiling|happy|laughing|tired|bored|sad|angry|surprised) faces\b|\b(?:on (?:a|the|his|her|their|one) )?(?:big |large )?(?:screen|monitor|computer|laptop|display)\b|\bremote\b|\bvirtual\b|\bonline\b|\bfaces?\b|\bteam\b/gi;
const [FEWEST, USUAL, MOST] = [3, 6, 12] as const;

const MOOD = /\b(?:smiling|happy|laughing|tired|bored|sad|angry|surprised)\b/i;

/** Things that show the call and not what is before the camera. */
const SCREEN = /laptop|television|computer|tablet|phone|screen/;

export const namesVideoCall = (prompt: string): boolean => CALL.test(prompt);

/**
 * Shows a call among several as its screen, with a face in each field. A single person sits before a computer.
 * @returns null where the prompt asks for another picture
 */
export function showVideoCall(
  spec: PromptSpec,
  read: (prompt: string) => PromptSpec,
): PromptSpec | null {
  const call = CALL.exec(spec.prompt)?.[0];
  if (spec.language !== 'en' || call === undefined || spec.dividedSheet !== undefined) return null;
  const people = spec.subjects.filter(({ person }) => person !== null);
  const others = spec.subjects.filter(
    ({ person, glyph }) => person === null && !SCREEN.test(glyph),
  );
  const [group] = people;
  const isGroup = people.length === 0 || (people.length === 1 && (group?.count ?? 1) >= FEWEST);
  const mood = MOOD.exec(spec.prompt)?.[0] ?? 'smiling';
  const [face] = read(`${mood} people`).subjects;
  const someone = group ?? face;
  if (!isGroup || others.length > 0 || someone === undefined) return null;
  const said = FACES.exec(spec.prompt);
  const number = numberSaid(said?.[1]);
  const usual = Math.max(group?.count ?? 0, USUAL);
  const count = Math.min(Math.max(number ?? usual, FEWEST), MOST);
  const expression = group?.expression ?? face?.expression ?? null;
  const subject = { ...someone, motion: null, expression, count };
  const cell = { label: null, subject: 0, copies: 1 };
  const words = [
    call,
    ...(count === number && said !== null ? [said[0]] : []),
    ...(spec.prompt.match(SHOWN) ?? []),
  ];
  return {
    ...spec,
    subjects: [subject],
    relations: [],
    setting: 'flatlay',
    dividedSheet: {
      title: null,
      arrangement: 'screen',
      cells: Array.from({ length: count }, () => cell),
    },
    words: withShown(spec.words, words.join(' ').toLowerCase()),
  };
}

/** Counts the words of the call as drawn. */
function withShown(
  { drawn, standIns, notDrawn }: PromptSpec['words'],
  text: string,
): PromptSpec['words'] {
  const isShown = (word: string): boolean => text.includes(word.toLowerCase());
  const all = [...standIns.map(({ word }) => word), ...notDrawn];
  return {
    drawn: [...drawn, ...all.filter(isShown)],
    standIns: [],
    notDrawn: all.filter((word) => !isShown(word)),
  };
}
