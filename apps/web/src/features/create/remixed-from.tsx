import { pathTo, SHARE_PAGE } from '@loopwright/contract';
import { Repeat2, X } from 'lucide-react';
import type { RemixParent } from '../../entities/creation/recipe.ts';
import { useTexts } from '../../language/texts.ts';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';

interface RemixedFromProps {
  readonly parent: RemixParent;
  readonly onRemove: () => void;
}

/** What is remixed, with the way to its page and the way to do without. */
export function RemixedFrom({ parent, onRemove }: RemixedFromProps) {
  const { remixedFrom, another, removeParent } = useTexts('creation').sharing;
  return (
    <div className="flex min-w-0 items-center gap-2 rounded-md border border-line bg-surface py-0.5 pr-0.5 pl-3.5 text-sm">
      <Repeat2 className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
      <p className="min-w-0 grow truncate">
        {remixedFrom}{' '}
        <Link
          to={pathTo(SHARE_PAGE, { slug: parent.slug })}
          className="font-medium text-accent-text underline underline-offset-4"
        >
          {parent.title ?? another}
        </Link>
      </p>
      <Button
        variant="quiet"
        size="icon"
        aria-label={removeParent}
        title={removeParent}
        onClick={onRemove}
      >
        <X className="size-4" />
      </Button>
    </div>
  );
}
