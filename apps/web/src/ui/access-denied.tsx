import { ButtonLink } from './button.tsx';
import { LoopMark } from './loop-mark.tsx';

interface AccessDeniedProps {
  readonly title: string;
  readonly text: string;
  readonly linkText: string;
}

/** For pages that belong to somebody, seen by nobody in particular. */
export function AccessDenied({ title, text, linkText }: AccessDeniedProps) {
  return (
    <div className="page grid grow place-content-center justify-items-center gap-3 py-20 text-center">
      <LoopMark className="mb-3 size-16" strokeWidth={2.2} state={0.5} />
      <h1 className="text-2xl">{title}</h1>
      <p className="text-ink-soft">{text}</p>
      <ButtonLink to="/login" variant="primary" className="mt-4 px-8">
        {linkText}
      </ButtonLink>
    </div>
  );
}
