import { useTexts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { RichText } from '../../ui/rich-text.tsx';

/** How many tokens are left; red when none are. */
export function TokenBadge({ tokens }: { readonly tokens: number }) {
  const { tokenCount } = useTexts('create');
  return (
    <Badge tone={tokens === 0 ? 'danger' : 'plain'} className="px-3 py-1">
      <span>
        <RichText
          text={tokenCount(tokens)}
          parts={{ count: <span className="font-semibold">{tokens}</span> }}
        />
      </span>
    </Badge>
  );
}
