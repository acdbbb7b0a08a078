/** The providers' own signs, in the colours that their rules ask for. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-4.5" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.6 5.6 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.8Z"
      />
      <path
        fill="#34A853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.5 1.2-4.1 1.2-3.1 0-5.8-2.1-6.7-5H1.300v3.100A12 12 0 0 0 12 24Z"
      />
      <path
        fill="#FBBC05"
        d="M5.3 14.300a7.2 7.2 0 0 1 0-4.600V6.600H1.300a12 12 0 0 0 0 10.800l4-3.100Z"
      />
      <path
        fill="#EA4335"
        d="M12 4.800c1.8 0 3.3.6 4.6 1.800l3.4-3.400A12 12 0 0 0 1.3 6.600l4 3.100c.9-2.9 3.6-4.9 6.7-4.900Z"
      />
    </svg>
  );
}

export function MicrosoftMark() {
  return (
    <svg viewBox="0 0 22 22" className="size-4.5" aria-hidden="true">
      <path fill="#F25022" d="M1 1h9.500v9.500H1z" />
      <path fill="#7FBA00" d="M11.5 1H21v9.500h-9.500z" />
      <path fill="#00A4EF" d="M1 11.500h9.500V21H1z" />
      <path fill="#FFB900" d="M11.5 11.500H21V21h-9.500z" />
    </svg>
  );
}
