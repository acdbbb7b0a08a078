import { expect, it } from 'vitest';
import { createNodeHost } from '../node/index.ts';
import { createEmptyStage } from '../testing/empty-stage.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';
import { dress } from './dress.ts';

const { art: vocabulary } = await createNodeHost();

function wornIn(prompt: string): readonly string[] {
  const { plan, placements } = layOutPrompt(prompt, vocabulary);
  const actor = placements.find(({ role }) => role === 'hero')!;
  const stage = { ...createEmptyStage(), plan, snowy: plan.setting === 'snowfield' };
  const { things } = dress(stage, actor, (glyph) => vocabulary.categoryOf(glyph));
  return things.map(({ glyph }) => glyph);
}

it.each([
  ['a girl in the snow', ['scarf', '@beaniehat']],
  ['a girl with a top hat in the snow', ['top-hat']],
  ['a firefighter in the snow', []],
  ['a woman in a red dress in the snow', []],
  ['a girl in a meadow', []],
  ['a girl in a café on a snowy day', []],
])('%s wears %j', (prompt, worn) => expect(wornIn(prompt)).toEqual(worn));
