import type { Language } from '@loopwright/contract';
import { useLanguage } from '../texts.ts';

/** What the page of operators says to all: its head, and why others see nothing. */
const en = {
  pageTitle: 'Operators',
  pageDescription:
    'How this Loopwright is doing, what waits in its queue, what failed, and what can be done about accounts. Only its operators see it.',
  title: 'Operators',
  forbidden: 'Only operators see this page.',
  logIn: 'Log in',
  loading: 'Loading…',
  messages: 'Messages',
};

type OperatorsHead = typeof en;

const TEXTS: Readonly<Record<Language, OperatorsHead>> = {
  en,
  de: {
    pageTitle: 'Betrieb',
    pageDescription:
      'Wie es diesem Loopwright geht, was in der Warteschlange steht, was fehlschlug und was sich für Konten tun lässt. Nur Betreiber sehen es.',
    title: 'Betrieb',
    forbidden: 'Diese Seite sehen nur Betreiber.',
    logIn: 'Anmelden',
    loading: 'Wird geladen …',
    messages: 'Meldungen',
  },
  es: {
    pageTitle: 'Operación',
    pageDescription:
      'Cómo está este Loopwright, qué espera en la cola, qué ha fallado y qué se puede hacer con las cuentas. Solo lo ven los operadores.',
    title: 'Operación',
    forbidden: 'Solo los operadores ven esta página.',
    logIn: 'Iniciar sesión',
    loading: 'Cargando…',
    messages: 'Mensajes',
  },
  fr: {
    pageTitle: 'Exploitation',
    pageDescription:
      'L’état de ce Loopwright, ce qui attend dans la file, ce qui a échoué et ce que l’on peut faire pour les comptes. Réservé aux opérateurs.',
    title: 'Exploitation',
    forbidden: 'Seuls les opérateurs voient cette page.',
    logIn: 'Se connecter',
    loading: 'Chargement…',
    messages: 'Messages',
  },
  ja: {
    pageTitle: '運営',
    pageDescription:
      'このLoopwrightの状態、待機中のジョブ、失敗の内容、アカウントへの操作を確認するための、運営者だけが見られるページです。サーバーの状況とユーザーへの対応をまとめて扱い、行った操作はすべて記録されます。',
    title: '運営',
    forbidden: 'このページは運営者だけが見られます。',
    logIn: 'ログイン',
    loading: '読み込み中…',
    messages: 'メッセージ',
  },
};

export const useOperatorsHead = (): OperatorsHead => TEXTS[useLanguage()];
