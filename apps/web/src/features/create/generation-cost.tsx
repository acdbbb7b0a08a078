import { type GenerationKind, TOKEN_COST } from '@loopwright/contract';
import { useTexts } from '../../language/texts.ts';

interface GenerationCostProps {
  readonly kind: GenerationKind;
  /** How many are made at once. */
  readonly count: number;
  readonly tokens: number;
}

/** The line below the button: on small screens the tokens left, and what the press costs. */
export function GenerationCost({ kind, count, tokens }: GenerationCostProps) {
  const create = useTexts('create');
  const possible = Math.floor(tokens / TOKEN_COST[kind]);
  const isTooMuch = tokens > 0 && count > 1 && possible < count;
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
      <span
        className={`font-semibold tracking-wide tabular-nums lg:hidden ${tokens === 0 ? 'text-danger' : ''}`}
      >
        {create.tokensLine(tokens)}
      </span>
      <span className={isTooMuch ? 'text-danger' : ''}>
        {create.cost(TOKEN_COST[kind] * count)}
        {isTooMuch && ` · ${create.tooFewTokens(possible)}`}
      </span>
      <span className="hidden lg:inline">{create.shortcut}</span>
    </p>
  );
}
