import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { askForNotifications, notificationWish } from '../../lib/browser-notification.ts';
import { Button } from '../../ui/button.tsx';

/** Asks the browser for notifications, as long as the person has not decided about them. */
export function NotifyButton() {
  const { progress } = useTexts('create');
  const [wish, setWish] = useState(notificationWish);
  if (wish === 'granted') {
    return <p className="text-xs text-ink-soft">{progress.willNotify}</p>;
  }
  if (wish !== 'default') return null;
  return (
    <Button
      variant="quiet"
      size="compact"
      className="-ml-3.5 w-fit"
      onClick={() => void askForNotifications().then(setWish)}
    >
      <BellRing className="size-4" aria-hidden="true" />
      {progress.notify}
    </Button>
  );
}
