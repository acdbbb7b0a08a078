/** What lies in the archive, for whoever opens it. @param missing names of files that it lacks */
export function exportReadme(
  username: string,
  publicUrl: string,
  takenAt: Date,
  missing: readonly string[],
): string {
  return `Everything that Loopwright holds about ${username}
${publicUrl}, ${takenAt.toISOString()}

profile.json       who you are here: names, e-mail, plan, connected accounts, letters with open links
sessions.json      the browsers that are signed in
creations.json     what you made, and under which name it lies in creations/
creations/         the pictures and loops, as your plan lets you download them
generations.json   every request to make something: prompt, options and how it went
token-ledger.json  this week's tokens, and every entry of your token ledger
billing.json       what we keep about your subscription

Times are in UTC. JSON files are plain text, which every editor opens.

What is not in here
- Your password, and what opens your sessions and the links in our letters: we only keep hashes, from
  which nobody can tell them.
- Reference pictures: they are deleted as soon as the work that they were for has ended.
- Clips that loops were cut from: they are raw material that nothing marks as made by AI, and are
  deleted after a few days. The loops are all here.
- Cards, payments and invoices: the payment provider keeps them, and shows them to you under Manage
  Subscription on your profile.
${missing.length === 0 ? '' : missingText(missing)}`;
}

const missingText = (missing: readonly string[]): string => `
Files that could not be read
Download everything again a little later. If they are still missing then, please write to us.
${missing.map((name) => `- ${name}`).join('\n')}
`;
