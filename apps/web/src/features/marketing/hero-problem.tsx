import { useTexts } from '../../language/texts.ts';

interface HeroProblemProps {
  readonly id: string;
  readonly problem: 'enterPrompt' | 'promptTooLong';
}

/** Why the prompt in the hero was not taken, in the words of the create page. */
export function HeroProblem({ id, problem }: HeroProblemProps) {
  const create = useTexts('create');
  return (
    <p id={id} role="alert" className="mt-2 text-sm font-medium text-danger">
      {create[problem]}
    </p>
  );
}
