import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { GalleryPage as Page } from '../../features/gallery/gallery-page.tsx';
import { useTexts } from '../../language/texts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { Toasts } from '../../ui/toasts.tsx';

/** Kept between visits to the page, so that coming back shows what was there at once. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError),
    },
  },
});

export function GalleryPage() {
  const { notifications } = useTexts('gallery');
  return (
    <QueryClientProvider client={client}>
      <Page />
      <Toasts label={notifications} />
    </QueryClientProvider>
  );
}
