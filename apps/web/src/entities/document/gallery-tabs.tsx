import { useTexts } from '../../language/texts.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';

/** Creations and documents are two pages of the gallery. */
export function GalleryTabs() {
  const { tabs } = useTexts('gallery');
  return (
    <LinkTabs
      label={tabs.label}
      links={[
        { to: '/my-creations', label: tabs.creations },
        { to: '/my-creations/documents', label: tabs.documents },
      ]}
    />
  );
}
