import { PRICING_MESSAGES } from '@loopwright/contract';
import { EXAMPLE_LOOPS, MORE_LOOPS } from '../../src/features/marketing/example-loops.ts';
import { texts } from '../../src/language/en/marketing.ts';
import { texts as sharing } from '../../src/language/en/sharing.ts';
import type { Theme } from '../brand/tokens.ts';

const { explore } = sharing;

/** The picture that stands for a page where its link is shared. */
export interface Card {
  readonly name: string;
  readonly theme: Theme;
  readonly headline: string;
  readonly line: string;
  /** said: one picture and its words. fanned: three. woven: one, seen through the mark. */
  readonly layout: 'said' | 'fanned' | 'woven';
  readonly prompts: readonly string[];
}

function promptOf(name: string): string {
  const loop = [...EXAMPLE_LOOPS, ...MORE_LOOPS].find((loop) => loop.name === name);
  if (!loop) throw new RangeError(`There is no example loop ${name}.`);
  return loop.prompt;
}

export const CARDS: readonly Card[] = [
  {
    name: 'home',
    theme: 'light',
    headline: texts.home.title,
    line: 'Type a sentence. Get an image, or a GIF that loops seamlessly.',
    layout: 'said',
    prompts: [promptOf('fox')],
  },
  {
    name: 'ai-gif-generator',
    theme: 'dark',
    headline: texts.generator.title,
    line: 'Describe, tweak, export. No animation skills needed.',
    layout: 'said',
    prompts: [promptOf('motorcycle')],
  },
  {
    name: 'pricing',
    theme: 'light',
    headline: PRICING_MESSAGES.title,
    line: 'Start with 5 free images every week, no card needed.',
    layout: 'fanned',
    prompts: [promptOf('robot'), promptOf('whale'), promptOf('frog')],
  },
  {
    name: 'explore',
    theme: 'dark',
    headline: explore.title,
    line: explore.lead,
    layout: 'fanned',
    prompts: [promptOf('sailboat'), promptOf('fox'), promptOf('motorcycle')],
  },
  {
    name: 'contact',
    theme: 'dark',
    headline: PRICING_MESSAGES.chat,
    line: 'A team, a campaign, an odd idea? A real person reads every message.',
    layout: 'woven',
    prompts: [promptOf('whale')],
  },
  {
    name: 'privacy',
    theme: 'light',
    headline: 'Privacy Policy',
    line: 'What we keep, for how long, and why.',
    layout: 'woven',
    prompts: [promptOf('robot')],
  },
  {
    name: 'terms',
    theme: 'light',
    headline: 'Terms of Service',
    line: 'What is yours, what it costs, and what is not allowed.',
    layout: 'woven',
    prompts: [promptOf('sailboat')],
  },
];
