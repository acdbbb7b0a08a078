/** Its width, and how far its middle is below the crown. In head widths. */
interface Wear {
  readonly size: number;
  readonly y: number;
}

/** What covers more of a head than a hat. */
export const HEADGEAR: Readonly<Record<string, Wear>> = {
  headphone: { size: 1.04, y: 0.45 },
  '@spacehelmet': { size: 1.3, y: 0.42 },
  '@astronauthelmet': { size: 1.3, y: 0.42 },
  '@petconehat': { size: 1.6, y: 0.46 },
  '@bikehelmet': { size: 1.06, y: 0.06 },
  '@motorcyclehelmet': { size: 1.06, y: 0.06 },
  '@footballhelmet': { size: 1.06, y: 0.06 },
  '@supermask': { size: 0.84, y: 0.42 },
  '@carnivalmask': { size: 0.9, y: 0.24 },
  '@knighthelm': { size: 1.3, y: 0.33 },
  '@kabutohelm': { size: 1.3, y: 0.14 },
  '@soldierhelm': { size: 1.02, y: 0.06 },
  '@romanhelm': { size: 1.12, y: 0.22 },
  '@trooperhelm': { size: 1.14, y: 0.44 },
  '@souwesterhat': { size: 1.12, y: 0.03 },
  '@dwarfhelm': { size: 1.04, y: 0.12 },
  '@headwraphat': { size: 1.04, y: 0.06 },
  '@earrings': { size: 0.94, y: 0.68 },
  'diving-mask': { size: 0.86, y: 0.46 },
  '@surgeonhat': { size: 1.06, y: 0.44 },
  '@weldingmask': { size: 1.06, y: 0.44 },
  '@beekeeperhat': { size: 1.3, y: 0.5 },
};
/** Glasses. */
export const EYEWEAR: Wear = { size: 0.62, y: 0.42 };

/** Hats that cover the hair. */
export const HATS: Readonly<Record<string, Wear>> = {
  '@backknighthelm': { size: 1.3, y: 0.33 },
  '@backkabutohelm': { size: 1.36, y: 0.26 },
  '@backromanhelm': { size: 1.12, y: 0.22 },
  '@backcowlhat': { size: 1.4, y: 0.46 },
  '@featherhat': { size: 1.2, y: -0.15 },
  '@peacockfeatherhat': { size: 1.2, y: -0.15 },
  '@laurelhat': { size: 0.95, y: 0.02 },
  '@bicornehat': { size: 1.36, y: 0.0 },
  '@flowercrown': { size: 0.95, y: 0.08 },
  '@workcap': { size: 0.84, y: 0.03 },
  'billed-cap': { size: 0.92, y: 0.06 },
  '@strawhat': { size: 1.08, y: 0.02 },
  '@witchhat': { size: 1, y: -0.18 },
  '@gnomehat': { size: 0.9, y: -0.22 },
  '@cowlhat': { size: 1.4, y: 0.46 },
  '@hoodhat': { size: 1.16, y: 0.43 },
  '@sweatband': { size: 0.86, y: 0.24 },
  '@bandagehat': { size: 0.98, y: 0.24 },
  '@berethat': { size: 0.86, y: 0.06 },
  '@shepherdhat': { size: 1.22, y: 0.5 },
  '@nunhat': { size: 1.28, y: 0.5 },
  '@nemeshat': { size: 1.3, y: 0.48 },
  '@reaperhat': { size: 1.34, y: 0.42 },
  '@captaincap': { size: 0.98, y: 0.08 },
  '@policecap': { size: 0.96, y: 0 },
  '@servicecap': { size: 0.94, y: 0.1 },
  '@sailorcap': { size: 0.92, y: 0.07 },
  '@pithhelm': { size: 1.16, y: 0.06 },
  '@pillboxhat': { size: 0.62, y: -0.02 },
  '@minerhelm': { size: 0.98, y: 0.1 },
  '@hardhat': { size: 0.98, y: 0.1 },
  '@climbhelm': { size: 0.98, y: 0.1 },
  '@hockeyhelm': { size: 1.06, y: 0.3 },
  '@fencinghelm': { size: 1.16, y: 0.42 },
  '@swimcap': { size: 0.92, y: 0.14 },
  '@fedorahat': { size: 1.1, y: 0.06 },
  '@jockeyhelm': { size: 0.96, y: 0.06 },
};
