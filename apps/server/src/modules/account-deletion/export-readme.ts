/** The text that describes the archive. @param missing names of files that could not be read */
export function exportReadme(
  username: string,
  publicUrl: string,
  takenAt: Date,
  missing: readonly string[],
): string {
  return `Everything that Loopwright holds about ${username}
${publicUrl}, ${takenAt.toISOString()}

profile.json       your names, email, plan, connected accounts, and emails whose links still work
sessions.json      the browsers you are signed in on
creations.json     what you made, and each file's name in creations/
shares.json        which of them you share, and what their pages show
community.json     your public page, what you offered to the community gallery, and what you like
avatar.webp        your picture, if you have one
moderation.json    what you reported, and what was decided about what you share
operators.json     what operators did about your account, and why
documents.json     your documents of the Studio
uploads.json       the files that you have uploaded into the Studio
brand.json         the colors, caption styles, watermark and fonts of your brand kit
brand/             the logo and the fonts of your brand kit
features.json      the early features that you have switched on
notifications.json what we told you in the last days, and whether you have read it
creations/         the images and loops, as your plan lets you download them
generations.json   every generation: prompt, options and outcome
token-ledger.json  this week's tokens, and your whole token history
billing.json       what we keep about your subscription

Times are in UTC. JSON files are plain text that any editor opens.

What is not included
- Your password, and the secrets of your sessions and email links: we only keep hashes, which can't
  be turned back into them.
- Reference images: they are deleted as soon as their generation ends, for loops a little later.
- The frames of your uploads: you have the files they come from. Documents name them by id.
- The full-color frames of loops, which we store for later exports: they carry no AI-content metadata.
  creations.json lists them as storedFiles.
- Clips that loops were cut from: they carry no AI-content metadata and are deleted after a few days.
  The loops are all here.
- Cards, payments and invoices: the payment provider keeps them. Open Manage Subscription on your
  profile to see them.
${missing.length === 0 ? '' : missingText(missing)}`;
}

const missingText = (missing: readonly string[]): string => `
Files we couldn't read
Click "Export data" again later. If they are still missing, contact us.
${missing.map((name) => `- ${name}`).join('\n')}
`;
