import { Component, type ReactNode } from 'react';
import { useTexts } from '../language/texts.ts';
import { Button } from '../ui/button.tsx';
import { LoopMark } from '../ui/loop-mark.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

function Broken() {
  const { broken } = useTexts('shell');
  return (
    <div role="alert" className="page grid min-h-[70dvh] place-content-center gap-4 text-center">
      <title>{`${broken.title} · Loopwright`}</title>
      <LoopMark className="mx-auto size-16" state={0.72} />
      <h1 className="text-2xl">{broken.title}</h1>
      <p className="text-ink-soft">{broken.text}</p>
      <Button variant="primary" className="mx-auto" onClick={() => location.reload()}>
        {broken.reload}
      </Button>
    </div>
  );
}

/** Instead of a white page: what happened, and the way on. React logs the error itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Broken />;
  }
}
