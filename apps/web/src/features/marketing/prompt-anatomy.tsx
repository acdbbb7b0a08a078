import { useTexts } from '../../language/texts.ts';
import { EditedPicture } from './edited-picture.tsx';
import { MORE_LOOPS } from './example-loops.ts';

/** One of the examples, taken to pieces. Its words are as they were typed, in any language. */
export const ANATOMY = {
  name: 'taxi',
  caption: 'Rush hour',
  pieces: [
    { part: 'who', words: 'a taxi' },
    { part: 'action', words: 'driving' },
    { part: 'place', words: 'through a rainy city' },
    { part: 'time', words: 'at night,' },
    { part: 'style', words: 'pixel art' },
  ],
} as const;

/** What a sentence can say, and what came of this one, as it is edited. */
export function PromptAnatomy() {
  const { anatomy } = useTexts('story').benefits.editor;
  const picture = MORE_LOOPS.find(({ name }) => name === ANATOMY.name);
  return (
    <div className="mt-8 flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-8">
      {picture && <EditedPicture picture={picture} caption={ANATOMY.caption} />}
      <dl className="flex min-w-0 flex-wrap gap-x-3 gap-y-5">
        {ANATOMY.pieces.map(({ part, words }) => (
          <div key={part} className="flex flex-col-reverse justify-end">
            <dt className="mt-1.5 text-xs text-ink-soft">{anatomy[part]}</dt>
            <dd
              lang="en"
              className="border-b-2 border-accent pb-1 font-display text-2xl leading-none font-medium tracking-[-0.02em]"
            >
              {words}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
