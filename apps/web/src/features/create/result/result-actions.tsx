import { type Creation, type GenerationKind, TOKEN_COST } from '@loopwright/contract';
import { Clapperboard, Dices, Heart, ImageUp, Share2 } from 'lucide-react';
import { useState } from 'react';
import { shareCreation } from '../../../entities/creation/keep-and-share.ts';
import { useChangeCreation } from '../../../entities/creation/use-creations.ts';
import { UpscaleButton } from '../../../entities/export/upscale-button.tsx';
import { useTexts } from '../../../language/texts.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';

/** What can be made of a result. */
export interface ResultUses {
  /** The same words, composed in another way. */
  readonly onVary: (creation: Creation) => void;
  /** A loop of an image. */
  readonly onAnimate: (creation: Creation) => void;
  readonly onUseAsReference: (creation: Creation) => void;
}

interface ResultActionsProps extends ResultUses {
  readonly creation: Creation;
  readonly kind: GenerationKind;
  readonly onFailure: (message: string | null) => void;
}

/** On a phone two rows of three, each with its words below its icon. */
const actionsClass =
  'flex w-full flex-wrap items-center justify-center gap-1 max-sm:grid max-sm:grid-cols-3 max-sm:*:flex-col max-sm:*:justify-start! max-sm:*:self-stretch max-sm:*:gap-0.5 max-sm:*:px-1 max-sm:*:py-2 max-sm:*:leading-tight max-sm:*:whitespace-normal';

/** Beside the form their icons alone have room in one row with the others. */
const wordClass = 'lg:sr-only';

/** The ways on from a result. What costs tokens says how many. */
export function ResultActions(props: ResultActionsProps) {
  const { creation, kind, onVary, onAnimate, onUseAsReference, onFailure } = props;
  const { result, tokenCount } = useTexts('create');
  const { user } = useAuth();
  const change = useChangeCreation(user?.username ?? '');
  const [isFavorite, setIsFavorite] = useState(creation.isFavorite);
  const [note, setNote] = useState<string | null>(null);
  const cost = (of: GenerationKind): string =>
    tokenCount(TOKEN_COST[of]).replace('{count}', String(TOKEN_COST[of]));

  const share = async (): Promise<void> => {
    const outcome = await shareCreation(creation, result.shareTitle);
    setNote(outcome === 'copied' ? result.linkCopied : null);
    onFailure(outcome === 'failed' ? result.shareFailed : null);
  };
  const toggleFavorite = (): void => {
    setIsFavorite(!isFavorite);
    change.mutate(
      { id: creation.id, change: { isFavorite: !isFavorite } },
      {
        onError: () => {
          setIsFavorite(isFavorite);
          onFailure(result.changeFailed);
        },
      },
    );
  };

  return (
    <div className={actionsClass}>
      <Button variant="quiet" size="compact" onClick={() => onVary(creation)}>
        <Dices className="size-4" aria-hidden="true" />
        {result.vary}
        <span className="text-xs text-ink-soft">{cost(kind)}</span>
      </Button>
      {kind === 'image' && (
        <Button variant="quiet" size="compact" onClick={() => onAnimate(creation)}>
          <Clapperboard className="size-4" aria-hidden="true" />
          {result.animate}
          <span className="text-xs text-ink-soft">{cost('gif')}</span>
        </Button>
      )}
      <UpscaleButton creation={creation} label={result.upscale} variant="quiet" size="compact" />
      {kind === 'image' && (
        <Button variant="quiet" size="compact" onClick={() => onUseAsReference(creation)}>
          <ImageUp className="size-4" aria-hidden="true" />
          {result.useAsReference}
        </Button>
      )}
      <Button
        variant="quiet"
        size="compact"
        aria-pressed={isFavorite}
        title={result.favorite}
        onClick={toggleFavorite}
      >
        <Heart
          className={classNames('size-4', isFavorite && 'fill-current text-accent-text')}
          aria-hidden="true"
        />
        <span className={wordClass}>{result.favorite}</span>
      </Button>
      <Button variant="quiet" size="compact" title={result.share} onClick={() => void share()}>
        <Share2 className="size-4" aria-hidden="true" />
        <span className={wordClass}>{result.share}</span>
      </Button>
      <output className="text-sm text-ink-soft empty:sr-only max-sm:col-span-3 max-sm:text-center">
        {note}
      </output>
    </div>
  );
}
