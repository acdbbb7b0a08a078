import {
  EARLY_FEATURES,
  FEATURE_ROUTES,
  type FeatureChoice,
  FEATURES,
  type FeaturesAnswer,
  type User,
} from '@loopwright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEarlyAccessTexts } from '../../language/all/early-access.ts';
import { callForJson } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const keyOf = (username: string) => ['features', username] as const;

/** What is shown until the answer is there, in the size that it will most likely have. */
const expected = (user: User): FeaturesAnswer => ({
  isOffered: EARLY_FEATURES.some((name) => FEATURES[name].plan === user.subscription),
  features: EARLY_FEATURES.map((name) => ({ name, isOn: false })),
});

/** Switches for new features, for members of a workspace with Studio; others read that there are some. */
export function EarlyAccessCard({ user }: { readonly user: User }) {
  const { username } = user;
  const texts = useEarlyAccessTexts();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(username),
    queryFn: ({ signal }) => callForJson<FeaturesAnswer>(FEATURE_ROUTES.features, { signal }),
  });
  const choose = useMutation({
    mutationFn: (choice: FeatureChoice) =>
      callForJson<FeaturesAnswer>(FEATURE_ROUTES.features, { method: 'PUT', body: { ...choice } }),
    // An answer that was asked for before the choice must not come after it.
    onMutate: () => client.cancelQueries({ queryKey: keyOf(username) }),
    onSuccess: (answer) => client.setQueryData<FeaturesAnswer>(keyOf(username), answer),
    onError: () => client.invalidateQueries({ queryKey: keyOf(username) }),
  });
  const { isOffered, features } = data ?? expected(user);
  return (
    <Card className="grid gap-4 p-5 sm:p-7">
      <h2 className="text-xl">{texts.title}</h2>
      {isOffered ? (
        <p className="text-ink-soft">{features.length === 0 ? texts.none : texts.lead}</p>
      ) : (
        <p className="text-ink-soft">
          {texts.offer} <TextLink to="/pricing">{texts.plans}</TextLink>
        </p>
      )}
      {isOffered &&
        features.map(({ name, isOn }) => (
          <Switch
            key={name}
            label={texts.names[name][0]}
            hint={texts.names[name][1]}
            isOn={isOn}
            onChange={(next) => choose.mutate({ name, isOn: next })}
          />
        ))}
      {choose.isError && <ErrorNotice>{texts.failed}</ErrorNotice>}
    </Card>
  );
}
