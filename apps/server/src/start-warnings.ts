import type { Config } from './config.ts';

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

type Checked = Pick<
  Config,
  'role' | 'databaseUrl' | 'sessionSecret' | 'mail' | 'isProduction' | 'isHttps' | 'publicUrl'
>;

/** Warnings about the configuration that are logged at the start. */
export function startWarnings(config: Checked): string[] {
  const { role, databaseUrl, sessionSecret, mail, isProduction, isHttps, publicUrl } = config;
  if (role === 'worker') return [];
  const warnings: string[] = [];
  if (databaseUrl !== null && sessionSecret === null) {
    warnings.push('SESSION_SECRET is empty: with several processes, give all of them the same one');
  }
  if (mail.url !== null && mail.contactAddress.startsWith('no-reply@')) {
    const { contactAddress } = mail;
    warnings.push(`CONTACT_EMAIL is empty: messages of the contact page go to ${contactAddress}`);
  }
  if (isProduction && !isHttps && !THIS_MACHINE.has(new URL(publicUrl).hostname)) {
    warnings.push('PUBLIC_URL is not https: passwords and sessions cross the network in the clear');
  }
  return warnings;
}
