import { useAuth } from '../../lib/auth.tsx';

/** Tells password managers whose password a form is about. */
export function AccountNameField() {
  const { user } = useAuth();
  return (
    <input
      hidden
      readOnly
      type="text"
      name="account"
      autoComplete="username"
      value={user?.username ?? ''}
    />
  );
}
