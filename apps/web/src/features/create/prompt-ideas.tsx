import { LoopMark } from '../../ui/loop-mark.tsx';

/** Sentences that the built-in engine draws well. */
const IDEAS = [
  'a cat riding a surfboard on the ocean at sunset',
  'three red balloons over a city at night',
  'two penguins under the northern lights',
  'a steaming cup of coffee by a rainy window',
  'a fox waving in a snowy forest, watercolor',
  'a rocket over neon mountains, "LAUNCH DAY"',
] as const;

interface PromptIdeasProps {
  readonly placeholder: string;
  readonly onPick: (prompt: string) => void;
}

/** The empty stage: what will be here, and something to start from. */
export function PromptIdeas({ placeholder, onPick }: PromptIdeasProps) {
  return (
    <div className="grid max-w-3xl justify-items-center gap-4 px-4 py-10 text-center">
      <LoopMark className="size-16" strokeWidth={1.8} />
      <p className="font-display text-xl font-semibold">{placeholder}</p>
      <p className="text-sm text-ink-soft">Short of words? Borrow some:</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {IDEAS.map((idea) => (
          <li key={idea}>
            <button
              type="button"
              onClick={() => onPick(idea)}
              className="min-h-11 rounded-full border border-line bg-raised px-4 py-2 text-sm text-ink-soft transition-colors hover:border-accent-text hover:text-ink"
            >
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
