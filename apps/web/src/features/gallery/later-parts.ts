import { lazy } from 'react';
import { loadTexts } from '../../language/texts.ts';

/** What the gallery shows only when it is asked for, fetched then or in a quiet moment before. */
const parts = {
  creationDialog: async () => {
    const [{ CreationDialog }] = await Promise.all([
      import('./creation-dialog.tsx'),
      loadTexts(['create', 'creation']),
    ]);
    return { default: CreationDialog };
  },
  filterPanel: async () => {
    const [{ FilterPanel }] = await Promise.all([
      import('./filter-panel.tsx'),
      loadTexts(['create']),
    ]);
    return { default: FilterPanel };
  },
  selectionBar: async () => ({ default: (await import('./selection-bar.tsx')).SelectionBar }),
  nameDialog: async () => ({ default: (await import('./name-dialog.tsx')).NameDialog }),
  confirmDialog: async () => ({
    default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog,
  }),
};

export const CreationDialog = lazy(parts.creationDialog);
export const FilterPanel = lazy(parts.filterPanel);
export const SelectionBar = lazy(parts.selectionBar);
export const NameDialog = lazy(parts.nameDialog);
export const ConfirmDialog = lazy(parts.confirmDialog);

/** Fetches all of them, so that dialogs open without a wait. */
export function fetchLaterParts(): void {
  for (const load of Object.values(parts)) load().catch(() => undefined);
}
