/** What is said of teams and invitations. Translated apart from the others, because their pages alone say it. */
export const TEAM_MESSAGES = {
  teamNeedsStudio:
    'Team workspaces come with Studio. Subscribe to Studio in your personal workspace first.',
  seatsInUse: ({ used }: { readonly used: number }): string =>
    `Your team uses ${used} seats. Remove members or withdraw invitations first.`,
  seatsNotSold: "More seats aren't available here.",
  alreadyMember: 'That person is already in the team.',
  ownerStays: 'Transfer the ownership before you leave, or close the team.',
  confirmWithTeamName: "To confirm, type the team's name exactly as shown.",
  closeNeedsEndedPlan:
    'Your personal workspace has payments of its own. Cancel the plan of the team; you can close the team once the plan has ended.',
  teamFull: ({ maximum }: { readonly maximum: number }): string =>
    `A team has room for ${maximum} people, open invitations included. Remove someone or withdraw an invitation first.`,
  invitationGone:
    'This invitation has expired, was withdrawn or was already used. Ask for a new one.',
  invitationForOther:
    'This invitation is for another email address. Sign in with the account that has it.',
  invitationNeedsConfirmedEmail:
    'Confirm your email first: open the link that we sent you, then accept the invitation.',
} as const;
