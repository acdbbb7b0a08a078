import { PLAN_LABELS, type PlanName } from './plan-names.ts';

const GIGABYTE = 1_000_000_000;

export interface Plan {
  readonly name: PlanName;
  readonly label: string;
  readonly priceUsd: number;
  readonly badge: string | null;
  readonly description: string;
  readonly features: readonly string[];
  /** Places in `features` of what is less than other plans have. */
  readonly limitedFeatures: readonly number[];
  readonly tokensPerWeek: number;
  /** What all creations of a user may take in the storage. */
  readonly storageBytes: number;
  readonly trialDays: number;
  /** Orders the plans: an upgrade goes up. Also the priority in the queue. */
  readonly rank: number;
  readonly allowsGif: boolean;
  readonly watermark: boolean;
  readonly hasPrioritySupport: boolean;
  /** Longest side of a still in pixels; the first is the default. */
  readonly imageSizes: readonly number[];
  /** Shorter side of a GIF in pixels; the first is the default. */
  readonly gifSizes: readonly number[];
}

export const PLANS: Readonly<Record<PlanName, Plan>> = {
  free: {
    name: 'free',
    label: PLAN_LABELS.free,
    priceUsd: 0,
    badge: null,
    description: 'Free forever. No card.',
    features: [
      '5 image tokens per week',
      'Standard resolution',
      'Community gallery',
      'Watermark on export',
      'Standard prompts',
    ],
    limitedFeatures: [1, 3, 4],
    tokensPerWeek: 5,
    storageBytes: 0.5 * GIGABYTE,
    trialDays: 0,
    rank: 0,
    allowsGif: false,
    watermark: true,
    hasPrioritySupport: false,
    imageSizes: [1024],
    gifSizes: [],
  },
  basic: {
    name: 'basic',
    label: PLAN_LABELS.basic,
    priceUsd: 7,
    badge: 'Most popular',
    description: 'Loops for people who post every day.',
    features: [
      '200 tokens per week',
      'Hi-res GIF',
      '4K stills',
      'HD export',
      'No watermark',
      'Advanced prompts',
      'Priority queue',
    ],
    limitedFeatures: [],
    tokensPerWeek: 200,
    storageBytes: 20 * GIGABYTE,
    trialDays: 7,
    rank: 1,
    allowsGif: true,
    watermark: false,
    hasPrioritySupport: false,
    imageSizes: [2048, 1024, 3840],
    gifSizes: [480, 720],
  },
  premium: {
    name: 'premium',
    label: PLAN_LABELS.premium,
    priceUsd: 16,
    badge: null,
    description: 'For teams and brands that never stand still.',
    features: [
      '1000 image credits per week',
      'Fastest rendering lane',
      'Early-access tools',
      'Priority support',
      '4K export',
      'Team workspace',
    ],
    limitedFeatures: [],
    tokensPerWeek: 1000,
    storageBytes: 100 * GIGABYTE,
    trialDays: 0,
    rank: 2,
    allowsGif: true,
    watermark: false,
    hasPrioritySupport: true,
    imageSizes: [2048, 1024, 3840],
    gifSizes: [480, 720, 1080],
  },
};
