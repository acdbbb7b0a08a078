import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Toaster } from 'sonner';
import { GalleryPage as Page } from '../../features/gallery/gallery-page.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useTheme } from '../../lib/theme.ts';

/** Kept between visits to the page, so that coming back shows what was there at once. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError),
    },
  },
});

export function GalleryPage() {
  const { theme } = useTheme();
  return (
    <QueryClientProvider client={client}>
      <Page />
      <Toaster
        theme={theme}
        position="bottom-center"
        richColors
        closeButton
        style={{ fontFamily: 'inherit' }}
      />
    </QueryClientProvider>
  );
}
