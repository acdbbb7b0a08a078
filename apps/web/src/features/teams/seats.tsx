import {
  EXTRA_SEATS_MAXIMUM,
  ROLE_PERMISSIONS,
  SEAT_PRICE_USD,
  TEAM_ROUTES,
  TEAM_SEATS,
} from '@loopwright/contract';
import { type FormEvent, useId, useState } from 'react';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { formatPrice } from '../../lib/prices.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import type { TeamPartProps } from './change-team.ts';

/** The seats that the plan includes, and those that the owner buys beyond them. */
export function Seats(props: TeamPartProps) {
  const { seats: texts } = useTexts('teams');
  const { role, readOnlyAt, seats } = props.workspace;
  if (!ROLE_PERMISSIONS[role].includes('manage-billing') || readOnlyAt !== null) return null;
  return (
    <Card className="grid gap-4 p-5 sm:p-7">
      <h2 className="text-xl">{texts.title}</h2>
      <p className="text-ink-soft">
        {seats.extra > 0 ? texts.paid(TEAM_SEATS, seats.extra) : texts.included(TEAM_SEATS)}
      </p>
      {seats.canChange && <SeatsForm key={seats.extra} {...props} />}
    </Card>
  );
}

/** @returns null when that is no number of seats that can be bought */
function readExtraSeats(typed: string): number | null {
  const extra = /^\d{1,3}$/.test(typed) ? Number(typed) : null;
  return extra !== null && extra <= EXTRA_SEATS_MAXIMUM ? extra : null;
}

function SeatsForm({ workspace, change, isBusy }: TeamPartProps) {
  const { seats: texts } = useTexts('teams');
  const language = useLanguage();
  const { seats } = workspace;
  const outlookId = useId();
  const [typed, setTyped] = useState(String(seats.extra));
  const [isAsking, setIsAsking] = useState(false);
  const extra = readExtraSeats(typed);
  const isTooFew = extra !== null && extra < seats.extra && seats.used > TEAM_SEATS + extra;
  const canSubmit = extra !== null && extra !== seats.extra && !isTooFew && !isBusy;
  const price = formatPrice(language, (extra ?? 0) * SEAT_PRICE_USD);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (canSubmit) setIsAsking(true);
  };
  const confirm = (): void => {
    setIsAsking(false);
    change({ path: TEAM_ROUTES.seats, method: 'PUT', body: { extra } }, texts.changed);
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label={texts.label}
          hint={texts.price(formatPrice(language, SEAT_PRICE_USD))}
          type="number"
          inputMode="numeric"
          min={0}
          max={EXTRA_SEATS_MAXIMUM}
          value={typed}
          aria-details={outlookId}
          className="w-40"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" className="mt-7 min-h-12" disabled={!canSubmit}>
          {texts.submit}
        </Button>
      </div>
      <p id={outlookId} aria-live="polite" className="min-h-6 text-sm text-ink-soft">
        {isTooFew && texts.inUse(seats.used)}
        {!isTooFew && extra !== null && (extra > 0 ? texts.total(extra, price) : texts.none)}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        question={texts.question(extra ?? 0)}
        detail={texts.detail(price)}
        confirmLabel={texts.submit}
        confirmVariant="primary"
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </form>
  );
}
