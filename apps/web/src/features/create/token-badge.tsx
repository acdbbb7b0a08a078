import { Badge } from '../../ui/badge.tsx';

/** How many tokens are left; red when none are. */
export function TokenBadge({ tokens }: { readonly tokens: number }) {
  return (
    <Badge tone={tokens === 0 ? 'danger' : 'plain'} className="px-3 py-1">
      <span className="font-semibold">{tokens}</span> {tokens === 1 ? 'token' : 'tokens'}
    </Badge>
  );
}
