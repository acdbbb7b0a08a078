import type { PromptSpec } from '../language/spec.ts';
import { ON_RAILS } from '../things/machines.ts';
import { showWords, withChanged } from './spec-changes.ts';

const STATION =
  /\b(?:through|into|at|in|from|out of|past|entering|leaving) (?:an?|the) (?:busy |old |empty )?station\b/i;
const WORDS =
  /^(?:(?:the|busy|old|empty) )?station$|^(?:pass|arriv|com|roll|pull|speed|rush|driv|leav|depart|enter)(?:e?s|ing)(?: (?:by|in|into|out|through|past))?$/i;

/** "a train passing through a station": beside a train, a station has rails and a platform. */
export function throughStations(spec: PromptSpec): PromptSpec {
  const isTrain = ({ glyph }: { readonly glyph: string }): boolean => ON_RAILS.test(glyph);
  if (spec.setting !== null || !spec.subjects.some(isTrain) || !STATION.test(spec.prompt))
    return spec;
  const driving = withChanged(spec, isTrain, { motion: 'drive' });
  return showWords({ ...driving, setting: 'station' }, WORDS);
}
