import { useTexts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';

interface TestimonialProps {
  readonly quote: string;
  readonly role: string;
  readonly isLarge?: boolean;
}

function Testimonial({ quote, role, isLarge = false }: TestimonialProps) {
  const { testimonials } = useTexts('story');
  return (
    <figure className={classNames('border-t-2 border-ink pt-5', isLarge && 'lg:row-span-2')}>
      <Badge>{testimonials.label}</Badge>
      <blockquote
        className={classNames(
          'mt-4 font-display font-medium tracking-[-0.01em] text-balance',
          isLarge ? 'text-3xl' : 'text-xl',
        )}
      >
        {quote}
      </blockquote>
      <figcaption className="mt-4 text-sm text-ink-soft">{role}</figcaption>
    </figure>
  );
}

/**
 * Examples written by us, which the page says. They have roles, and no names of people or companies.
 * Real ones will replace them.
 */
export function Testimonials() {
  const { testimonials } = useTexts('story');
  return (
    <section aria-labelledby="testimonials" className="page py-24 sm:py-32">
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
        <h2 id="testimonials" className="max-w-[10.5em] text-3xl">
          {testimonials.title}
        </h2>
        <p className="max-w-[30.5em] text-ink-soft">{testimonials.note}</p>
      </div>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[1.4fr_1fr]">
        <Testimonial {...testimonials.baker} isLarge />
        <Testimonial {...testimonials.director} />
        <Testimonial {...testimonials.writer} />
      </div>
    </section>
  );
}
