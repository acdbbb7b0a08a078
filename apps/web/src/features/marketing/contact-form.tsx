import type { User } from '@loopwright/contract';
import { Suspense, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../language/texts.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { ContactSent } from './contact-sent.tsx';
import { type ContactField, useContactForm } from './use-contact-form.ts';

const ContactUser = lazyPart(() => import('./contact-user.tsx').then((file) => file.ContactUser));

const panelClass = 'rounded-xl border border-line bg-surface p-6 sm:p-8';

/** @param sender the signed-in user, whose name and address are filled in */
export function ContactForm({ sender }: { readonly sender: User | null }) {
  const contact = useTexts('contact');
  const form = useContactForm(sender);
  const { values, isBusy, failure } = form;
  const id = useId();
  const notice = useRef<HTMLDivElement>(null);

  // When a field is at fault the focus is there already.
  useEffect(() => {
    if (failure?.fields.length === 0) notice.current?.focus();
  }, [failure]);

  if (form.sentFrom !== null) {
    return (
      <div className={panelClass}>
        <ContactSent email={form.sentFrom} onAgain={form.writeAgain} />
      </div>
    );
  }

  const errorIdOf = (field: ContactField): string | undefined =>
    failure?.fields.includes(field) ? `${id}-error` : undefined;
  const field = (name: 'name' | 'email') => ({
    name,
    label: contact[name],
    value: values[name],
    readOnly: isBusy,
    required: true,
    errorId: errorIdOf(name),
    onChange: (event: { target: { value: string } }) => form.type(name, event.target.value),
  });
  return (
    <form noValidate method="post" onSubmit={form.handleSubmit} className={panelClass}>
      <div className="grid gap-5 noscript:hidden">
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} type="email" autoComplete="email" spellCheck={false} />
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-message`} className="text-sm font-medium">
            {contact.message}
          </label>
          <textarea
            id={`${id}-message`}
            name="message"
            rows={7}
            value={values.message}
            readOnly={isBusy}
            required
            aria-invalid={errorIdOf('message') !== undefined || undefined}
            aria-describedby={classNames(errorIdOf('message'), `${id}-hint`)}
            onChange={({ target }) => form.type('message', target.value)}
            className={classNames(controlClass, 'field-sizing-content min-h-44 py-3')}
          />
          <p id={`${id}-hint`} className="text-xs text-ink-soft">
            {contact.messageHint}
          </p>
        </div>
        {/* Out of sight and out of reach: only programs fill it in. */}
        <label aria-hidden="true" className="absolute -left-[9999px]">
          {contact.website}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={form.website}
            onChange={({ target }) => form.typeWebsite(target.value)}
          />
        </label>
        {sender && (
          <Suspense>
            <ContactUser
              user={sender}
              errors={form.errors}
              includesErrors={form.includesErrors}
              onIncludeErrors={form.includeErrors}
            />
          </Suspense>
        )}
        {failure && (
          <div ref={notice} tabIndex={-1}>
            <ErrorNotice>
              <span id={`${id}-error`}>{failure.message}</span>
            </ErrorNotice>
          </div>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={isBusy}
          aria-disabled={isBusy}
          className="sm:justify-self-start"
        >
          {isBusy ? contact.busy : contact.submit}
        </Button>
      </div>
      <p className="hidden noscript:block">{contact.needsScripts}</p>
    </form>
  );
}
