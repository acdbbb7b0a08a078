import { useConfiguration } from '../../entities/configuration/use-configuration.ts';

/** The name of a model for people; its id when this installation no longer has it; null for none. */
export function useModelName(id: string | undefined): string | null {
  const models = useConfiguration()?.models;
  if (id === undefined) return null;
  const all = [...(models?.image ?? []), ...(models?.gif ?? [])];
  return all.find((model) => model.id === id)?.label ?? id;
}
