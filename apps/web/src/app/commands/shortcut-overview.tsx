import { Dialog } from 'radix-ui';
import { shownShortcuts } from '../../features/studio/keys/shown-shortcuts.ts';
import { useTexts } from '../../language/texts.ts';
import { modifierKey, useSingleKeyShortcuts } from '../../lib/shortcuts.ts';
import { DialogCloseButton } from '../../ui/dialog-close-button.tsx';
import { ShortcutList } from '../../ui/shortcut-list.tsx';
import { type GlobalShortcutName, shownKeys } from './global-shortcuts.ts';

/** All shortcuts of the product, by where they work. */
export function ShortcutOverview() {
  const { navigation } = useTexts('shell');
  const { shortcuts } = useTexts('commands');
  const studio = useTexts('studio');
  const [hasSingleKeys] = useSingleKeyShortcuts();
  const everywhere = Object.entries(shownKeys()).map(([name, keys]) => ({
    label: shortcuts.names[name as GlobalShortcutName],
    keys,
  }));
  const generate = { label: shortcuts.generate, keys: [modifierKey(), '↵'] };
  const sections = [
    { title: shortcuts.everywhere, list: everywhere },
    { title: navigation.create, list: [generate] },
    { title: shortcuts.studio, list: shownShortcuts(studio) },
  ];
  return (
    // With its button inside, so that it is scrolled by the arrow keys.
    <div className="overflow-y-auto overscroll-contain">
      <div className="sticky top-0 flex items-center justify-between bg-surface py-3 pr-2 pl-5">
        <Dialog.Title className="text-xl">{shortcuts.title}</Dialog.Title>
        <DialogCloseButton />
      </div>
      <div className="grid gap-6 px-5 pb-5">
        {!hasSingleKeys && <p className="text-sm text-ink-soft">{shortcuts.singleKeysAreOff}</p>}
        {sections.map(({ title, list }) => (
          <section key={title}>
            <h3 className="mb-2 font-sans text-sm font-medium tracking-normal text-ink-soft">
              {title}
            </h3>
            <ShortcutList shortcuts={list} />
          </section>
        ))}
      </div>
    </div>
  );
}
