import { TEAM_MESSAGES } from '@loopwright/contract';

/** Teams: the workspace page, the switcher and the page of an invitation. */
export const texts = {
  pageTitle: 'Team',
  pageDescription:
    'Your Loopwright team: who belongs to it, what each member may do, and who is invited to join.',
  title: 'Team',
  denied: 'Access Denied',
  deniedText: 'Log in to see your team.',
  logIn: 'Log In',
  loading: 'Loading your team…',
  loadFailed: "We couldn't load your team.",
  notifications: 'Notifications',
  tryAgain: 'Try again',
  problems: TEAM_MESSAGES,
  changeFailed: "That didn't work. Please try again.",
  personal: 'Personal',
  brandKit: {
    open: 'Open the brand kit',
    title: 'Brand kit',
    pageDescription:
      'The colors, fonts, logo, caption styles and watermark of your workspace, ready to use in every document of the Studio.',
    deniedText: 'Log in to see your brand kit.',
    loading: 'Loading your brand kit…',
  },
  switcher: 'Workspace',
  offer: {
    title: 'Work together',
    text: (seats: number): string =>
      `With Studio, up to ${seats} people share one gallery, the Studio documents and the weekly tokens.`,
    link: 'See Studio',
  },
  create: {
    title: 'Create a team',
    text: (seats: number): string =>
      `Your Studio plan and what is left of this week's tokens move to the team, with room for ${seats} people. Your personal workspace goes on with Starter.`,
    name: 'Team name',
    submit: 'Create team',
    busy: 'Creating…',
  },
  list: {
    title: 'Your workspaces',
    open: 'Open',
    current: 'Open now',
  },
  readOnly: {
    title: 'This team is read-only',
    text: (days: number): string =>
      `Its plan has ended. Everything stays here to view, download and export, and nothing is deleted for at least ${days} days.`,
    owner: 'Subscribe to Studio to create here again.',
    member: 'Its owner can subscribe to Studio again.',
    link: 'See plans',
  },
  roles: { owner: 'Owner', admin: 'Admin', member: 'Member', viewer: 'Viewer' },
  roleTexts: {
    owner: 'Everything, plus the plan and closing the team',
    admin: 'Creates, and manages members',
    member: 'Creates, edits, shares and exports',
    viewer: 'Views and downloads',
  },
  members: {
    title: 'Members',
    seats: (used: number, maximum: number): string => `${used} of ${maximum} seats used`,
    you: 'you',
    roleOf: (name: string): string => `Role of ${name}`,
    remove: 'Remove',
    removeOf: (name: string): string => `Remove ${name}`,
    removeQuestion: (name: string): string => `Remove ${name} from the team?`,
    removeDetail:
      'They lose access at once. What they made, and what is being made, stays with the team.',
    removed: (name: string): string => `${name} is no longer in the team.`,
    transfer: 'Make owner',
    transferOf: (name: string): string => `Make ${name} the owner`,
    transferQuestion: (name: string): string => `Make ${name} the owner?`,
    transferDetail:
      'They manage the plan and its payments from now on, and you become an admin. The card on file is charged until they change it.',
    transferred: (name: string): string => `${name} owns the team now.`,
  },
  invite: {
    title: 'Invite someone',
    email: 'Email',
    role: 'Role',
    submit: 'Send invitation',
    hint: (days: number): string => `The link works once, for ${days} days, for this email only.`,
    sent: (email: string): string => `Invitation sent to ${email}.`,
    full: 'All seats are taken. Remove someone or withdraw an invitation to invite someone else.',
    invalid: 'Please enter a valid email',
  },
  invitations: {
    title: 'Open invitations',
    until: (day: string): string => `until ${day}`,
    withdraw: 'Withdraw',
    withdrawOf: (email: string): string => `Withdraw the invitation of ${email}`,
    withdrawn: 'Invitation withdrawn.',
  },
  seats: {
    title: 'Seats',
    included: (included: number): string => `Studio includes ${included} seats.`,
    paid: (included: number, extra: number): string =>
      `Studio includes ${included} seats, and you pay for ${extra} more.`,
    label: 'Extra seats',
    price: (price: string): string => `${price} a month for each`,
    total: (count: number, price: string): string =>
      `${count} extra ${count === 1 ? 'seat' : 'seats'}: ${price} a month, on top of Studio.`,
    none: 'No extra seats: only Studio is charged.',
    inUse: (used: number): string =>
      `Your team uses ${used} seats. To have fewer, remove members or withdraw invitations first.`,
    submit: 'Change seats',
    question: (count: number): string =>
      `Change to ${count} extra ${count === 1 ? 'seat' : 'seats'}?`,
    detail: (price: string): string =>
      `Extra seats cost ${price} a month from now on. The change takes effect now. The prorated difference for the rest of this month is on your next bill.`,
    changed: 'Seats changed.',
  },
  settings: {
    title: 'Settings',
    rename: 'Save name',
    renamed: 'Name saved.',
    changed: 'Role changed.',
    leave: 'Leave team',
    leaveQuestion: 'Leave this team?',
    leaveDetail: 'You lose access at once. What you made stays with the team.',
    left: 'You have left the team.',
    close: 'Close team',
    closeText:
      'Deletes everything that belongs to the team. The Studio plan and what is left of the week move back to your personal workspace. Members keep nothing of the team.',
    closeConfirm: (name: string): string => `Type “${name}” to confirm`,
    closed: 'The team is closed.',
  },
  invitation: {
    pageTitle: 'Invitation',
    pageDescription:
      'Somebody invites you to a team on Loopwright, where you make and keep images and loops together.',
    title: 'Join a team',
    loading: 'Opening your invitation…',
    heading: (team: string): string => `Join “${team}”`,
    text: (invitedBy: string, role: string): string => `${invitedBy} invites you as: ${role}.`,
    textUnknown: (role: string): string => `You are invited as: ${role}.`,
    for: (email: string): string => `For ${email} only.`,
    accept: 'Accept invitation',
    busy: 'Joining…',
    signIn: 'Sign in to accept',
    signUp: 'Create an account',
    needsAccount: 'You need an account with this email. Come back to this link afterwards.',
    gone: 'This invitation no longer works',
    goneText: 'It has expired, was withdrawn or was already used. Ask for a new one.',
    home: 'Go home',
    failed: "We couldn't open the invitation. Please try again.",
  },
} as const;
