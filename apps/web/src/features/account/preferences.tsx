import { type Language, LANGUAGES } from '@loopwright/contract';
import { useId } from 'react';
import { chooseLanguage } from '../../language/choose-language.ts';
import { ownName } from '../../language/own-name.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useSingleKeyShortcuts } from '../../lib/shortcuts.ts';
import { useTheme } from '../../lib/theme.ts';
import { Card } from '../../ui/card.tsx';
import { controlClass } from '../../ui/field.tsx';
import { ChoiceRow } from '../../ui/setting-rows.tsx';
import { Switch } from '../../ui/switch.tsx';

/** Kept in this browser, not with the account. */
export function Preferences() {
  const { profile } = useTexts('member');
  const { theme, toggleTheme } = useTheme();
  const language = useLanguage();
  const [hasSingleKeys, setSingleKeys] = useSingleKeyShortcuts();
  const id = useId();
  return (
    <Card className="grid gap-5 p-5 sm:p-7">
      <h2 className="text-xl">{profile.preferences}</h2>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ChoiceRow
          legend={profile.theme}
          choices={[
            { value: 'light', label: profile.light },
            { value: 'dark', label: profile.dark },
          ]}
          value={theme}
          onChange={(next) => next !== theme && toggleTheme()}
        />
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            {profile.language}
          </label>
          <select
            id={id}
            value={language}
            onChange={({ target }) => void chooseLanguage(target.value as Language)}
            className={`${controlClass} min-h-11`}
          >
            {LANGUAGES.map((one) => (
              <option key={one} value={one} lang={one}>
                {ownName(one)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Switch
        label={profile.singleKeys}
        hint={profile.singleKeysHint}
        isOn={hasSingleKeys}
        onChange={setSingleKeys}
      />
    </Card>
  );
}
