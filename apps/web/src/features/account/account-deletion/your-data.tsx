import type { Account, User } from '@loopwright/contract';
import { useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SecurityRow } from '../security/security-row.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { ExportRow } from './export-row.tsx';
import { StorageRow } from './storage-row.tsx';

interface YourDataProps {
  readonly user: User;
  readonly account: Account;
}

/** What is a person's own: to take along, and to have destroyed. */
export function YourData({ user, account }: YourDataProps) {
  const { data } = useTexts('security');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="mb-5 text-xl">{data.title}</h2>
      <StorageRow user={user} storedBytes={account.storedBytes} />
      <ExportRow />
      <SecurityRow
        title={data.deleteTitle}
        text={data.deleteText}
        actions={
          <Button className="text-danger!" onClick={() => setIsAsking(true)}>
            {data.delete}
          </Button>
        }
      />
      <DeleteAccountDialog
        user={user}
        hasPassword={account.hasPassword}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
}
