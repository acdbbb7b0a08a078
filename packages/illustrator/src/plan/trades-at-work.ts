import { singularPhrase } from '../language/inflection.ts';
import type { MotionName } from '../language/motion-name.ts';
import { change, give, type Scene, showUndrawn, takeBack } from './deed-scene.ts';

/** What people of a trade do when the prompt says only that they are at work. */
interface Trade {
  readonly roles: RegExp;
  readonly motion: MotionName;
  readonly tools: readonly (readonly [glyph: string, kind: 'work' | 'hold' | 'beside'])[];
}

const TRADES: readonly Trade[] = [
  {
    roles: /carpenter|joiner|woodworker/,
    motion: 'scrub',
    tools: [
      ['wood', 'work'],
      ['carpentry-saw', 'hold'],
    ],
  },
  {
    roles: /mechanic/,
    motion: 'mend',
    tools: [
      ['automobile', 'beside'],
      ['wrench', 'hold'],
    ],
  },
  {
    roles: /chef|cook$/,
    motion: 'stir',
    tools: [
      ['pot-of-food', 'work'],
      ['spoon', 'hold'],
    ],
  },
  { roles: /baker$/, motion: 'knead', tools: [['bread', 'work']] },
  { roles: /seamstress|tailor|dressmaker/, motion: 'knead', tools: [['@sewingmachine', 'work']] },
  {
    roles: /smith$/,
    motion: 'chop',
    tools: [
      ['@sword', 'work'],
      ['hammer', 'hold'],
    ],
  },
  {
    roles: /programmer|coder|developer|engineer|hacker|writer|author/,
    motion: 'type',
    tools: [['@openlaptop', 'work']],
  },
  { roles: /scientist|chemist|researcher/, motion: 'knead', tools: [['alembic', 'work']] },
  { roles: /gardener/, motion: 'sweep', tools: [['@shovel', 'hold']] },
  {
    roles: /barista/,
    motion: 'pour',
    tools: [
      ['@coffee', 'work'],
      ['@jug', 'hold'],
    ],
  },
];

export function atWork(scene: Scene, doer: number): void {
  const { word = '', motion = null, person = null } = scene.subjects[doer] ?? {};
  if (person === null || !/\bat work\b/i.test(scene.said.prompt)) return;
  const role = singularPhrase(word);
  const trade = TRADES.find(({ roles }) => roles.test(role));
  if (motion === null && trade !== undefined) {
    takeBack(scene, doer, () => true);
    change(scene, doer, { motion: trade.motion });
    for (const [glyph, kind] of trade.tools) give(scene, doer, glyph, kind);
  }
  const works = (scene.subjects[doer]?.motion ?? 'idle') !== 'idle';
  if (works) showUndrawn(scene, /^(at )?work$/);
}
