import { PLANS, type User } from '@loopwright/contract';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { SecurityRow } from '../security/security-row.tsx';

const GIGABYTE = 1_000_000_000;
const MEGABYTE = 1_000_000;

/** In megabytes, or from the first one on in gigabytes, as the language writes them. */
function formatBytes(language: string, bytes: number): string {
  const [unit, size] =
    bytes < GIGABYTE ? (['megabyte', MEGABYTE] as const) : (['gigabyte', GIGABYTE] as const);
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  });
  return format.format(bytes / size);
}

interface StorageRowProps {
  readonly user: User;
  readonly storedBytes: number;
}

/** How much of the plan's storage the creations take. */
export function StorageRow({ user, storedBytes }: StorageRowProps) {
  const { data } = useTexts('security');
  const language = useLanguage();
  const { storageBytes } = PLANS[user.subscription];
  const used = formatBytes(language, storedBytes);
  return (
    <SecurityRow
      title={data.storageTitle}
      text={data.storageText(used, formatBytes(language, storageBytes))}
      actions={null}
    />
  );
}
