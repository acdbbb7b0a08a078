import { ROUTES } from '@loopwright/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../../language/texts.ts';
import { callApi } from '../../../lib/api.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { forgetUser } from '../../../lib/forget-user.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { useCall } from './use-call.ts';

export function SignOutEverywhere() {
  const { sessions: texts } = useTexts('security');
  const { refresh } = useAuth();
  const [, navigate] = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const leave = useCall(async () => {
    await callApi(ROUTES.accountSessions, { method: 'DELETE' });
    forgetUser();
    await refresh();
    navigate('/');
  }, texts.everywhereFailed);
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-5">
      <Button
        isBusy={leave.isBusy}
        aria-disabled={leave.isBusy}
        onClick={() => !leave.isBusy && setIsAsking(true)}
      >
        {texts.everywhere}
      </Button>
      {leave.error && <ErrorNotice>{leave.error}</ErrorNotice>}
      <ConfirmDialog
        isOpen={isAsking}
        question={texts.question}
        detail={texts.detail}
        confirmLabel={texts.everywhere}
        cancelLabel={texts.stay}
        onConfirm={() => {
          setIsAsking(false);
          void leave.run();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
