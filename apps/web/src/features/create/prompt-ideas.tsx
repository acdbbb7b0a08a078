import { useTexts } from '../../language/texts.ts';
import { type Idea, IDEA_PICTURE_PX, IDEAS, pictureOf } from './ideas.ts';

/** The empty stage: what will be here, and pictures to start from. */
export function PromptIdeas({ onPick }: { readonly onPick: (prompt: string) => void }) {
  const { empty, ideasTitle, ideas } = useTexts('create');
  return (
    <div className="grid w-full max-w-3xl justify-items-center gap-4 px-4 py-8 text-center lg:max-h-full lg:overflow-y-auto">
      <p className="font-display text-xl font-semibold">{empty}</p>
      <p className="text-sm text-ink-soft">{ideasTitle}</p>
      <ul className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3">
        {Object.entries(IDEAS).map(([idea, prompt]) => (
          <li key={idea}>
            <button
              type="button"
              onClick={() => onPick(prompt)}
              className="group flex size-full flex-col overflow-hidden rounded-lg border border-line bg-surface text-left text-sm text-ink-soft transition-[border-color,box-shadow] hover:border-accent-text hover:text-ink hover:shadow-low"
            >
              <img
                src={pictureOf(idea as Idea)}
                alt=""
                width={IDEA_PICTURE_PX}
                height={IDEA_PICTURE_PX}
                loading="lazy"
                decoding="async"
                className="aspect-[4/3] w-full bg-sunken object-cover transition-transform duration-300 group-hover:scale-103"
              />
              <span className="px-3 py-2.5 leading-snug">{ideas[idea as Idea]}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
