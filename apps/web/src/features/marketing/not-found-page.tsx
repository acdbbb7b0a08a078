import { NOT_FOUND } from '../../language/all/not-found.ts';
import { useLanguage } from '../../language/texts.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';

export function NotFoundPage() {
  const notFound = NOT_FOUND[useLanguage()];
  return (
    <div className="page grid grow place-content-center justify-items-center gap-3 py-20 text-center">
      <PageHead title={notFound.pageTitle} description={notFound.text} path={null} isPrivate />
      <LoopMark className="mb-3 size-28" strokeWidth={1.6} state={0.8} />
      <h1 className="text-2xl">{notFound.title}</h1>
      <p className="text-ink-soft">{notFound.text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/" variant="primary">
          {notFound.home}
        </ButtonLink>
        <ButtonLink to="/create">{notFound.create}</ButtonLink>
      </div>
    </div>
  );
}
