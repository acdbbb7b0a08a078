import { useTexts } from '../../language/texts.ts';
import { useEditor } from './editor/use-editor.ts';
import { useValue } from './editor/value.ts';

/** Says what was done, for those who do not see it. */
export function StudioNews() {
  const { actions, undone, redone } = useTexts('studio');
  const news = useValue(useEditor().news);
  const label = news && actions[news.actionId as keyof typeof actions];
  const said = { performed: (text: string) => text, undone, redone };
  return (
    <output aria-live="polite" className="sr-only">
      {news && label && said[news.kind](label)}
    </output>
  );
}
