/** What is said of changes of a team. Translated apart from the others, because one page alone says it. */
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
} as const;
