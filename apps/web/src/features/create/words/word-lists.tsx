import type { ReadWords } from '@loopwright/illustrator/language';
import { useLanguage, useTexts } from '../../../language/texts.ts';

/** The words of a prompt that are drawn, drawn as something else, and not drawn, as far as there are any. */
export function WordLists({ drawn, standIns, notDrawn }: ReadWords) {
  const texts = useTexts('create').words;
  const list = new Intl.ListFormat(useLanguage(), { type: 'unit', style: 'short' });
  const instead = standIns.map(({ word, as }) => `${word} → ${as}`);
  return (
    <>
      {drawn.length > 0 && <span>{texts.drawn(list.format(drawn))}</span>}
      {instead.length > 0 && <span>{texts.standIns(list.format(instead))}</span>}
      {notDrawn.length > 0 && (
        <span className="text-ink">{texts.notDrawn(list.format(notDrawn))}</span>
      )}
    </>
  );
}
