import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { LoopMark } from '../ui/loop-mark.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Instead of a white page: what happened, and the way on. React logs the error itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="page grid min-h-[70dvh] place-content-center gap-4 text-center">
        <LoopMark className="mx-auto size-16" state={0.72} />
        <h1 className="text-2xl">This page lost its thread.</h1>
        <p className="text-ink-soft">Nothing of yours is gone. Reloading usually mends it.</p>
        <Button variant="primary" className="mx-auto" onClick={() => location.reload()}>
          Reload
        </Button>
      </div>
    );
  }
}
