/** An email without its looks. */
export interface EmailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly before: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
  readonly publicUrl: string;
}
