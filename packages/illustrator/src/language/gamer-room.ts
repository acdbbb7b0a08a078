import { type Item, senseOf } from './sense.ts';
import type { Sentence } from './sentence.ts';

const GAMER = /^(gamer|gamers|gaming)$/;
const ROOMS = /^(bedroom|living|room)$/;

const isRoom = (item: Item | undefined): boolean =>
  ROOMS.test(senseOf(item, 'setting')?.setting ?? '') &&
  !/\b(desk|window|table)/.test(item?.text ?? '');

/** "a bedroom of a gamer", "a gamer's bedroom": the room with screens and neon light, without the gamer. */
export function withGamerRoom(sentence: Sentence): Sentence {
  const at = sentence.findIndex(({ text }) => GAMER.test(text));
  const gamer = sentence[at];
  if (gamer === undefined) return sentence;
  const before = sentence[at - 1];
  const isOf =
    /^(of|for)$/.test(sentence[at - 2]?.text ?? '') || /^(of|for)$/.test(before?.text ?? '');
  const room = [at + 1, at - 1, ...(isOf ? [at - 2, at - 3] : [])].find((i) => isRoom(sentence[i]));
  if (room === undefined) return sentence;
  const from = Math.min(room, at);
  const to = Math.max(room, at);
  const words = sentence.slice(from, to + 1);
  const whole: Item = {
    senses: [{ kind: 'setting', setting: 'gamer', hint: false }],
    text: 'gamer room',
    source: words.map(({ source }) => source).join(' '),
    isBreak: false,
    isPlural: false,
  };
  return [...sentence.slice(0, from), whole, ...sentence.slice(to + 1)];
}
