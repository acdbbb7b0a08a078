import { useTexts } from '../../language/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { LandingName } from './landing-name.ts';

/** The last word: come in. */
export function ClosingCall({ name }: { readonly name: LandingName }) {
  const { closing, [name]: page } = useTexts('story');
  const { hero } = useTexts('marketing');
  const { navigation } = useTexts('shell');
  return (
    <section className="page mt-20 sm:mt-28">
      <div className="relative overflow-hidden rounded-xl glow-accent px-6 py-14 text-accent-ink sm:px-14 sm:py-20">
        <LoopMark
          tone="ink"
          strokeWidth={2}
          className="absolute -right-16 -bottom-24 size-96 opacity-15"
        />
        <h2 className="relative max-w-[12em] text-3xl">{page.closing}</h2>
        <div className="relative mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/signup" size="large" className="border-transparent">
            {closing.start}
          </ButtonLink>
          <ButtonLink to="/login" variant="onAccent" size="large">
            {hero.logIn}
          </ButtonLink>
        </div>
      </div>
      <p className="mt-6 text-center text-sm text-ink-soft">
        <RichText
          text={closing.agree}
          parts={{
            terms: <TextLink to="/terms">{navigation.terms}</TextLink>,
            privacy: <TextLink to="/privacy">{navigation.privacy}</TextLink>,
          }}
        />
      </p>
    </section>
  );
}
