import { FILE_FORMATS, type Notification } from '@loopwright/contract';
import {
  CircleAlert,
  CreditCard,
  Download,
  Gavel,
  Globe,
  ImageOff,
  type LucideIcon,
  Repeat2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Catalogue } from '../../language/catalogue.ts';
import { serverText, useLanguage, useTexts } from '../../language/texts.ts';
import { formatTimeAgo } from '../../lib/dates.ts';
import { Link } from '../../lib/router/link.tsx';
import { classNames } from '../../ui/class-names.ts';

type Texts = Catalogue['commands']['notifications'];

interface Told {
  readonly title: string;
  readonly detail: string;
  readonly Icon: LucideIcon;
  /** The page that the notification leads to. */
  readonly to: string;
}

function tell(notification: Notification, texts: Texts): Told {
  const { kind, generationKind, text, creation, documentId, file, error } = notification;
  const isGif = generationKind === 'gif';
  const gallery = creation ? `/my-creations?creation=${creation.id}` : '/my-creations';
  const reason = error ? serverText(error) : (text ?? '');
  const origin = documentId === null ? gallery : `/studio/${documentId}`;
  switch (kind) {
    case 'generation-finished': {
      const title = isGif ? texts.gifReady : texts.imageReady;
      return { title, detail: text ?? '', Icon: ImageOff, to: gallery };
    }
    case 'generation-failed': {
      const title = isGif ? texts.gifFailed : texts.imageFailed;
      return { title, detail: reason, Icon: CircleAlert, to: '/create' };
    }
    case 'export-ready': {
      const title = file ? texts.exportReady(FILE_FORMATS[file.format].label) : texts.saved;
      return { title, detail: text || texts.untitled, Icon: Download, to: gallery };
    }
    case 'export-failed':
      return { title: texts.exportFailed, detail: reason, Icon: CircleAlert, to: origin };
    case 'payment-problem':
      return {
        title: texts.paymentProblem,
        detail: texts.paymentProblemHint,
        Icon: CreditCard,
        to: '/profile',
      };
    case 'remixed':
      return { title: texts.remixed, detail: text ?? '', Icon: Repeat2, to: gallery };
    case 'published':
      return { title: texts.published, detail: text ?? '', Icon: Globe, to: gallery };
    case 'moderated':
      return { title: texts.moderated, detail: text ?? '', Icon: Gavel, to: '/decisions' };
    case 'appeal-decided':
      return { title: texts.appealDecided, detail: text ?? '', Icon: Gavel, to: '/decisions' };
    case 'report-decided':
      return { title: texts.reportDecided, detail: '', Icon: Gavel, to: '/explore' };
    default:
      return kind satisfies never;
  }
}

const rowClass =
  'flex w-full items-start gap-3 px-4.5 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-2';

interface NotificationRowProps {
  readonly notification: Notification;
  /** The moment that ages are counted to. */
  readonly nowMs: number;
  readonly onOpen: () => void;
}

/** One notification: a link to what it is about, or to the file of an export. */
export function NotificationRow({ notification, nowMs, onOpen }: NotificationRowProps) {
  const { notifications: texts } = useTexts('commands');
  const language = useLanguage();
  const { creation, file, isRead, createdAt } = notification;
  const { title, detail, Icon, to } = tell(notification, texts);
  const content = (
    <>
      <Thumbnail url={creation?.url ?? null} Icon={Icon} />
      <span className="min-w-0 grow">
        <span className={classNames('block text-sm', isRead ? 'font-medium' : 'font-semibold')}>
          {!isRead && <span className="sr-only">{texts.unread} </span>}
          {title}
        </span>
        <span className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{detail}</span>
        <time dateTime={createdAt} className="mt-0.5 block text-xs text-ink-soft">
          {formatTimeAgo(language, createdAt, nowMs)}
        </time>
      </span>
      {!isRead && (
        <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-accent-text" />
      )}
    </>
  );
  return file ? (
    <a href={file.url} download className={rowClass} onClick={onOpen}>
      {content}
    </a>
  ) : (
    <Link to={to} className={rowClass} onClick={onOpen}>
      {content}
    </Link>
  );
}

interface ThumbnailProps {
  readonly url: string | null;
  readonly Icon: LucideIcon;
}

function Thumbnail({ url, Icon }: ThumbnailProps): ReactNode {
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-ink-soft">
      {url === null ? (
        <Icon className="size-5" aria-hidden="true" />
      ) : (
        <img
          src={`${url}?poster=320`}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
