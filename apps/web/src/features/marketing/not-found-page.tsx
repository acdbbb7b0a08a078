import { useLocation } from '../../lib/router/location.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <div className="page grid grow place-content-center justify-items-center gap-3 py-20 text-center">
      <PageHead
        title="Page not found"
        description="There is no page at this address."
        path={pathname}
        isPrivate
      />
      <LoopMark className="mb-3 size-28" strokeWidth={1.6} state={0.8} />
      <h1 className="text-2xl">This one does not close.</h1>
      <p className="text-ink-soft">There is no page at this address. It may have moved on.</p>
      <ButtonLink to="/" variant="primary" className="mt-4">
        Back to the start
      </ButtonLink>
    </div>
  );
}
