import { SESSION_MESSAGES, NAVIGATION_MESSAGES } from './messages/shell.ts';
import { LOGIN_MESSAGES, SIGNUP_MESSAGES, SOCIAL_MESSAGES } from './messages/account.ts';
import { PRICING_MESSAGES, SUCCESS_MESSAGES, CANCEL_MESSAGES } from './messages/billing.ts';
import { CREATE_MESSAGES } from './messages/create.ts';
import { FORM_MESSAGES } from './messages/forms.ts';
import { GALLERY_MESSAGES } from './messages/gallery.ts';
import { DASHBOARD_MESSAGES, PROFILE_MESSAGES } from './messages/member.ts';
import { LETTER_MESSAGES } from './messages/letters.ts';
import { MODEL_MESSAGES } from './messages/models.ts';
import { PROMPT_MESSAGES } from './messages/prompts.ts';

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

/** What the server says where the specification gives no words of its own. */
export const SERVER_MESSAGES = {
  ...FORM_MESSAGES,
  ...LETTER_MESSAGES,
  ...MODEL_MESSAGES,
  ...PROMPT_MESSAGES,
  invalid: 'That request could not be understood.',
  unauthenticated: 'Please log in first.',
  csrf: 'Your session has changed. Reload the page and try again.',
  notFound: 'There is nothing here.',
  tooSlow: 'That took too long to arrive. Please try again.',
  requestTooLarge: 'That request is too large.',
  internal: 'Something went wrong on our side. Nothing was charged.',
  usernameTaken: 'That username is taken. Try another one.',
  emailTaken: 'There is already an account with that email. Sign in instead.',
  tooManyMessages: 'You have sent several messages already. Please write again in an hour.',
  mailboxFull: 'Our mailbox is very full right now. Please try again in an hour.',
  mailAway:
    'Your message could not be sent just now. Nothing of it is lost: please try again in a minute.',
  badCredentials: 'Wrong username or password.',
  passwordCommon: 'That password is one of the commonest. Please choose another.',
  wrongPassword: 'That is not your current password.',
  signInAgain: 'Please sign out and in again first, then repeat this within 15 minutes.',
  tooManyMails:
    'Several letters are on their way to you already. Please look into your mailbox, or try again in an hour.',
  emailUnchanged: 'That is your email already.',
  nothingToConfirm: 'There is no email left to confirm.',
  providerOff: 'This way of signing in is not set up here.',
  providerAway: 'The sign-in service does not answer right now. Please try again in a moment.',
  identityRefused: 'The sign-in service did not confirm who you are. Please try again.',
  identityEmailTaken:
    'There is already an account with that email. Sign in to it, then connect this way of signing in on your profile.',
  identityTaken: 'That account is connected to somebody else here already.',
  identityReplaces: 'You have connected another account of this kind already. Disconnect it first.',
  notLinked: 'That account is not connected.',
  lastWayIn: 'This is your last way in. Set a password or connect another account first.',
  confirmWithUsername: 'Type your username exactly as it is shown to confirm.',
  deletionNeedsPayments:
    'The payment service does not answer, so your subscription could not be ended. Nothing was deleted: please try again in a moment.',
  tooManyExports:
    'You have downloaded everything several times already. Please try again in an hour.',
  promptAgainstRules:
    'That prompt is against the rules of this studio. Please change it. Nothing was charged.',
  challengeFailed: 'Please confirm that you are a person, then try again.',
  challengeAway: 'We cannot check right now that you are a person. Please try again in a moment.',
  tooManyGenerations:
    'Those were very many creations in a short time. Please try again a little later.',
  tooManyLogins: 'Too many attempts. Please wait a little and try again.',
  tooManySignups: 'Too many new accounts from here. Please try again later.',
  gifNeedsSubscription: 'GIFs need a Basic or Premium subscription.',
  sizeNeedsSubscription: 'That size needs a higher subscription.',
  pictureTooLarge: 'File exceeds 5 MB',
  pictureUnsupported: 'Unsupported file type',
  pictureTooManyPixels: 'That picture has more than 40 megapixels. Try a smaller one.',
  pictureDamaged: 'That picture cannot be read. Try another file.',
  queueFull: 'The studio is full right now. Please try again in a moment.',
  tooManyFollowing:
    'You are watching many creations at once already. Close some windows and try again.',
  tooManyWaiting: 'You have many creations waiting already. Please try again when some are done.',
  shuttingDown: 'We are restarting. Please try again in a moment.',
  diskFull:
    'Our disk is almost full, so we take nothing new at the moment. Please try again later. Nothing was charged.',
  storageFull:
    'Your storage is full. Delete creations that you no longer need, or get more room with a higher subscription. Nothing was charged.',
  storageFullHighest:
    'Your storage is full. Delete creations that you no longer need to make room. Nothing was charged.',
  lostSight: 'We lost sight of your creation. If it can be made, you will find it in your gallery.',
  keyReused: 'This request key was used for another request.',
  cancelled: 'Cancelled. Nothing was charged.',
  generationFailed: 'Generation failed, try again.',
  clipUnusable: 'The video model gave a clip that cannot be used. Please try again.',
  paymentsOff: 'Plans cannot be bought here at the moment.',
  unknownPrice: 'That plan is not on sale. Reload the page and choose again.',
  samePlan: 'You already have that plan. Reload the page to see it.',
  noSubscription: 'You have no subscription to change. Choose a plan to start one.',
  noBillingAccount: 'There is nothing to manage yet. Choose a plan to start a subscription.',
  settlePaymentFirst:
    'Your last payment did not go through. Update your card under Manage Subscription, then change your plan.',
  cardDeclined:
    'Your card was declined and your plan is unchanged. Update your card under Manage Subscription and try again.',
  paymentsAway:
    'The payment service does not answer right now. Please try again in a moment: nothing is charged twice.',
  paymentsUncertain:
    'We could not finish that. Reload the page to see your plan before you try again: nothing is charged twice.',
  planChangeRunning: 'Your last change is still being made. Please try again in a moment.',
  webhookRefused: 'The signature of this event is not valid.',
} as const;
