import type { Catalogue } from '../../language/catalogue.ts';
import { useTexts } from '../../language/texts.ts';
import { LoopMark } from '../../ui/loop-mark.tsx';

type Idea = keyof Catalogue['create']['ideas'];

/** Sentences that the built-in engine draws well. It reads English, whatever the buttons say. */
const PROMPTS: Readonly<Record<Idea, string>> = {
  surfingCat: 'a cat riding a surfboard on the ocean at sunset',
  balloons: 'three red balloons over a city at night',
  penguins: 'two penguins under the northern lights',
  coffee: 'a steaming cup of coffee by a rainy window',
  fox: 'a fox waving in a snowy forest, watercolor',
  rocket: 'a rocket over neon mountains, "LAUNCH DAY"',
};

/** The empty stage: what will be here, and something to start from. */
export function PromptIdeas({ onPick }: { readonly onPick: (prompt: string) => void }) {
  const { empty, ideasTitle, ideas } = useTexts('create');
  return (
    <div className="grid max-w-3xl justify-items-center gap-4 px-4 py-10 text-center">
      <LoopMark className="size-16" strokeWidth={1.8} />
      <p className="font-display text-xl font-semibold">{empty}</p>
      <p className="text-sm text-ink-soft">{ideasTitle}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {Object.entries(PROMPTS).map(([idea, prompt]) => (
          <li key={idea}>
            <button
              type="button"
              onClick={() => onPick(prompt)}
              className="min-h-11 rounded-full border border-line bg-raised px-4 py-2 text-sm text-ink-soft transition-colors hover:border-accent-text hover:text-ink"
            >
              {ideas[idea as Idea]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
