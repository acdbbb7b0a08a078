import { LIMITS } from './limits.ts';
import { LOGIN_MESSAGES, SIGNUP_MESSAGES, SOCIAL_MESSAGES } from './messages/account.ts';
import { AVATAR_MESSAGES } from './messages/avatar.ts';
import { PRICING_MESSAGES, SUCCESS_MESSAGES, CANCEL_MESSAGES } from './messages/billing.ts';
import { BRAND_MESSAGES } from './messages/brand.ts';
import { CREATE_MESSAGES } from './messages/create.ts';
import { FORM_MESSAGES } from './messages/forms.ts';
import { GALLERY_MESSAGES } from './messages/gallery.ts';
import { DASHBOARD_MESSAGES, PROFILE_MESSAGES } from './messages/member.ts';
import { MODEL_MESSAGES } from './messages/models.ts';
import { OPERATOR_MESSAGES } from './messages/operators.ts';
import { PROMPT_MESSAGES } from './messages/prompts.ts';
import { SESSION_MESSAGES, NAVIGATION_MESSAGES } from './messages/shell.ts';
import { TEAM_MESSAGES } from './messages/teams.ts';
import { couldNotDraw } from './unknown-words.ts';

/** The specification's strings, verbatim. Each stands once, in the part of the product that says it. */
export const MESSAGES = {
  session: SESSION_MESSAGES,
  login: LOGIN_MESSAGES,
  signup: SIGNUP_MESSAGES,
  social: SOCIAL_MESSAGES,
  dashboard: DASHBOARD_MESSAGES,
  navigation: NAVIGATION_MESSAGES,
  pricing: PRICING_MESSAGES,
  success: SUCCESS_MESSAGES,
  cancel: CANCEL_MESSAGES,
  profile: PROFILE_MESSAGES,
  create: CREATE_MESSAGES,
  gallery: GALLERY_MESSAGES,
} as const;

/**
 * Everything that an error answer can say, in English, by the code it travels under. A message with
 * parameters is a function of them. The parameters of a code never change: a message that needs others
 * gets a new code.
 */
export const SERVER_MESSAGES = {
  missingCredentials: LOGIN_MESSAGES.missingFields,
  missingFields: SIGNUP_MESSAGES.missingFields,
  invalidEmail: SIGNUP_MESSAGES.invalidEmail,
  noAccessToken: SOCIAL_MESSAGES.noAccessToken,
  noPrompt: CREATE_MESSAGES.enterPrompt,
  outOfTokens: CREATE_MESSAGES.outOfTokens,
  portalFailed: PROFILE_MESSAGES.portalFailed,
  /** The specification's sentence names the default minimum; this server may ask for more. */
  passwordTooShort: ({ minimum }: { readonly minimum: number }): string =>
    SIGNUP_MESSAGES.passwordTooShort.replace(String(LIMITS.passwordMinimum), String(minimum)),
  nothingToDraw: ({ words }: { readonly words: readonly string[] }): string =>
    `${couldNotDraw(words)} Name things in English, such as “a fox in the snow”. You weren't charged.`,
  ...AVATAR_MESSAGES,
  ...BRAND_MESSAGES,
  ...FORM_MESSAGES,
  ...MODEL_MESSAGES,
  ...PROMPT_MESSAGES,
  invalid: "We couldn't understand that request.",
  unauthenticated: 'Please log in first.',
  csrf: 'Your session has changed. Reload the page and try again.',
  roleForbids: "Your role in this workspace doesn't allow that. Ask its owner.",
  notFound: "There's nothing here.",
  tooSlow: 'The upload took too long. Please try again.',
  requestTooLarge: 'That request is too large.',
  internal: "Something went wrong on our side. You weren't charged.",
  usernameTaken: 'That username is taken. Try another one.',
  emailTaken: 'There is already an account with that email. Sign in instead.',
  tooManyMessages: "You've already sent several messages. Please try again in an hour.",
  mailboxFull: "We're getting a lot of messages. Please try again in an hour.",
  mailAway: 'Message not sent. Your draft is safe. Please try again in a minute.',
  badCredentials: 'Wrong username or password.',
  passwordCommon: 'That password is too common. Please choose another.',
  wrongPassword: "That's not your current password.",
  signInAgain: 'Please sign out and back in, then try again within 15 minutes.',
  tooManyMails: "We've already sent you several emails. Check your inbox, or try again in an hour.",
  emailUnchanged: "That's already your email.",
  nothingToConfirm: "There's no email left to confirm.",
  providerOff: "This sign-in method isn't available here.",
  providerAway: "The sign-in service isn't responding. Please try again in a moment.",
  identityRefused: "The sign-in service didn't confirm your account. Please try again.",
  identityEmailTaken:
    'There is already an account with that email. Sign in to it, then connect this sign-in method in your profile.',
  identityTaken: 'That account is already connected to another Loopwright account.',
  identityReplaces: "You've already connected another account of this kind. Disconnect it first.",
  notLinked: "That account isn't connected.",
  lastWayIn: 'This is your only way to sign in. Set a password or connect another account first.',
  linkExpired: 'This link has expired or was already used. Get a new one.',
  confirmWithUsername: 'To confirm, type your username exactly as shown.',
  deletionNeedsPayments:
    "The payment service isn't responding, so we couldn't end your subscription. Nothing was deleted. Please try again in a moment.",
  tooManyExports: "You've exported your data several times already. Please try again in an hour.",
  promptAgainstRules:
    "That prompt breaks our content rules. Edit it and try again. You weren't charged.",
  challengeFailed: "Please confirm you're human, then try again.",
  challengeAway: "The bot check isn't responding. Please try again in a moment.",
  tooManyGenerations: "You're creating too fast. Try again shortly.",
  tooManyLogins: 'Too many attempts. Please wait a moment and try again.',
  tooManySignups: 'Too many new accounts from this network. Please try again later.',
  gifNeedsSubscription: 'GIFs need a Creator or Studio subscription.',
  sizeNeedsSubscription: 'That size needs a higher subscription.',
  imageTooLarge: 'File exceeds 5 MB',
  imageUnsupported: 'Unsupported file type',
  imageTooManyPixels: 'That image has more than 40 megapixels. Try a smaller one.',
  imageDamaged: "We can't read that image. Try another file.",
  queueFull: "We're at capacity. Please try again in a moment.",
  tooManyFollowing: 'You have too many creations open. Close some windows and try again.',
  tooManyWaiting: 'You already have many creations in the queue. Try again when some are done.',
  shuttingDown: "We're restarting. Please try again in a moment.",
  unknownExportTarget: 'Please choose one of the places that are listed.',
  exportNeedsSubscription: 'Moving exports above 1080 px need a Studio subscription.',
  exportSizeNeedsSubscription: 'Exports of this size need a Creator or Studio subscription.',
  exportDoesNotFit:
    'No file of this creation would look good within those limits. Choose another place or a larger size limit.',
  exportTooManyPixels:
    'A moving WebP of this size cannot be made. Choose GIF, APNG or a video, or a smaller size.',
  exportFailed: 'The export failed. Please try again.',
  exportEncoderFailed: 'The server could not write the video. Try again, or choose another format.',
  exportFormatUnavailable:
    'This server cannot make files of that format at the moment. Choose another format.',
  fileAddressInvalid: 'This address is no longer valid. Download the file again.',
  exportGone: 'This file is no longer kept. Export it again.',
  tooManyFileExports: 'You have exported many files within an hour. Try again later.',
  backdropUnavailable: 'This creation cannot be exported without its backdrop.',
  documentInvalid: "We couldn't read that document. Reload the page and try again.",
  documentNewer: 'That document needs a newer version of the Studio. Reload the page.',
  documentTooLarge: 'That document is too large. Delete some layers.',
  documentAssetUnknown: "A layer shows a file that isn't in this workspace. Delete the layer.",
  documentVersionMissing: 'Say which version of the document you changed.',
  documentChanged: 'This document was changed somewhere else in the meantime.',
  tooManyFolders: 'You have as many folders as there can be. Delete one that you no longer need.',
  documentsFull: ({ maximum }: { readonly maximum: number }): string =>
    `Your plan has room for ${maximum} documents. Delete one, or get more with a higher subscription.`,
  documentsFullHighest: 'You have as many documents as there is room for. Delete some.',
  uploadTooLarge: 'File exceeds 25 MB',
  uploadTooManyFrames: ({ maximum }: { readonly maximum: number }): string =>
    `That file has more than ${maximum} frames. Try a shorter one.`,
  uploadTooManyPixels:
    'The frames of that file have too many pixels together. Try a smaller or shorter one.',
  tooManyUploads: 'You have uploaded many files within an hour. Try again later.',
  diskFull:
    "We're out of storage and can't take anything new right now. Please try again later. You weren't charged.",
  storageFull:
    "Your storage is full. Delete creations you no longer need, or upgrade for more space. You weren't charged.",
  storageFullHighest:
    "Your storage is full. Delete creations you no longer need. You weren't charged.",
  lostSight: "Connection lost. If it finishes, it'll be in your gallery.",
  keyReused: 'This request key was already used for another request.',
  cancelled: "Canceled. You weren't charged.",
  generationFailed: 'Generation failed, try again.',
  clipUnusable: "The video model returned a clip we can't use. Please try again.",
  paymentsOff: "Paid plans aren't available here right now.",
  unknownPrice: "That plan isn't available. Reload the page and choose again.",
  samePlan: 'You already have that plan. Reload the page to see it.',
  noSubscription: 'You have no subscription to change. Choose a plan to start one.',
  noBillingAccount: "There's nothing to manage yet. Choose a plan to start a subscription.",
  settlePaymentFirst:
    "Your last payment didn't go through. Update your card under Manage Subscription, then change your plan.",
  cardDeclined:
    'Your card was declined and your plan is unchanged. Update your card under Manage Subscription and try again.',
  paymentsAway:
    "The payment service isn't responding. Please try again in a moment. You won't be charged twice.",
  paymentsUncertain:
    "We couldn't finish that. Reload the page to see your plan before you try again. You won't be charged twice.",
  planChangeRunning: 'Your last change is still in progress. Please try again in a moment.',
  communityClosed: 'The community gallery is closed here.',
  textAgainstRules:
    'The title, description or prompt breaks our content rules. Edit it, or share by link only.',
  ownLike: "You can't like your own creations.",
  bioTooLong: 'Texts about you can have at most 300 characters.',
  notOperator: 'Only operators may do that.',
  ...OPERATOR_MESSAGES,
  loginSuspended:
    "Your account is suspended, so you can't sign in. If you think that's a mistake, write to us on the contact page.",
  accountSuspended: "You can't share at the moment. See the decisions about your creations.",
  profileRemoved: 'Your public page was closed. See Decisions.',
  alreadyDecided: 'This was already decided.',
  reasonMissing: 'Choose a reason.',
  tooManyReports: "You've reported several creations already. Please try again in an hour.",
  shareRemoved: 'This page was removed because it breaks our rules. It cannot be shared again.',
  tooManyRequests: 'Too many requests. Please try again later.',
  remixUnavailable: 'The original cannot be remixed any more. Remove it and try again.',
  ...TEAM_MESSAGES,
  teamPlanOnly: 'A team needs the Studio plan.',
  workspaceReadOnly: "This team's plan has ended, so nothing new can be made in it.",
  transferTeamsFirst:
    'You own a team. Transfer its ownership or close it, then delete your account.',
  webhookRefused: 'The signature of this event is not valid.',
} as const;

/** Names a message of the server; part of the public API. */
export type MessageCode = keyof typeof SERVER_MESSAGES;

/** The codes whose message has no parameters. */
export type PlainMessageCode = {
  [Code in MessageCode]: (typeof SERVER_MESSAGES)[Code] extends string ? Code : never;
}[MessageCode];

/** What a message is about, such as a minimum or some words. */
export type MessageParams = Readonly<Record<string, string | number | readonly string[]>>;

export const isMessageCode = (code: string | null): code is MessageCode =>
  code !== null && Object.hasOwn(SERVER_MESSAGES, code);

/** The English sentence of a message. */
export function messageText(code: MessageCode, params: MessageParams): string {
  const text = SERVER_MESSAGES[code] as string | ((params: MessageParams) => string);
  return typeof text === 'string' ? text : text(params);
}
