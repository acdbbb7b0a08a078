import { GIF_FRAMES_PER_SECOND, GIF_SECONDS } from '@loopwright/contract';
import { useTexts } from '../../language/texts.ts';
import { EXAMPLE_LOOPS } from './example-loops.ts';
import type { LandingName } from './landing-name.ts';
import { StepStroke } from './step-stroke.tsx';

/** One of the loops above, from its words to its file. */
export function HowItWorks({ name }: { readonly name: LandingName }) {
  const { [name]: page, steps } = useTexts('story');
  const { carousel } = useTexts('marketing');
  const { describe, tweak, export: last } = steps;
  const example = EXAMPLE_LOOPS.at(-1);
  const list = [
    { ...describe, sample: example ? carousel.quote(example.prompt) : '' },
    {
      ...tweak,
      sample: tweak.sample(GIF_SECONDS.default, GIF_FRAMES_PER_SECOND.default, '1:1'),
    },
    last,
  ];
  return (
    <section aria-labelledby="how-it-works" className="page py-20 sm:py-32">
      <h2 id="how-it-works" className="text-3xl">
        {page.steps}
      </h2>
      <ol className="mt-10 grid gap-y-10 md:grid-cols-3">
        {list.map(({ title, text, sample }, index) => (
          <li key={title} className="min-w-0">
            <StepStroke number={index + 1} />
            <div className="pt-5 md:pr-10">
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-3 max-w-[26.5em] text-ink-soft">{text}</p>
              <p className="mt-5 flex items-center gap-4 border-l-2 border-accent pl-4 font-display text-lg font-medium">
                {example && index === list.length - 1 && (
                  <img
                    src={example.poster}
                    alt=""
                    width={72}
                    height={72}
                    loading="lazy"
                    className="rounded-md"
                  />
                )}
                {sample}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
