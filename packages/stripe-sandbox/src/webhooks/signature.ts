import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header of a body sent at `sentAt` (seconds since 1970, real time).
 * Source: https://docs.stripe.com/webhooks#verify-manually
 */
export function signatureHeader(body: string, secret: string, sentAt: number): string {
  const signature = createHmac('sha256', secret).update(`${sentAt}.${body}`, 'utf8').digest('hex');
  return `t=${sentAt},v1=${signature}`;
}
