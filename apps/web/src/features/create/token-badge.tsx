import { useTexts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RichText } from '../../ui/rich-text.tsx';

interface TokenBadgeProps {
  readonly tokens: number;
  readonly className: string;
}

/** How many tokens are left; red when none are. */
export function TokenBadge({ tokens, className }: TokenBadgeProps) {
  const { tokenCount } = useTexts('create');
  return (
    <Badge tone={tokens === 0 ? 'danger' : 'plain'} className={classNames('px-3 py-1', className)}>
      <span>
        <RichText
          text={tokenCount(tokens)}
          parts={{ count: <span className="font-semibold">{tokens}</span> }}
        />
      </span>
    </Badge>
  );
}
