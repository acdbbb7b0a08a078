/** Flowers, trees and wonders of nature that have no emoji of their own. */
export const WILD_NATURE: Readonly<Record<string, string>> = {
  '@daffodil': 'daffodil, daffodils, narcissus',
  '@carnation': 'carnation, carnations, pink carnation',
  '@marigold': 'marigold, marigolds, marigold flower, marigold flowers | zinnia, chrysanthemum',
  '@ivy': 'ivy plant, potted ivy, pot of ivy, ivy in a pot, english ivy, ivy',
  '@oaktree': 'oak tree, oak, oaks, oak trees, old oak, mighty oak, old oak tree',
  '@willowtree':
    'willow tree, willow, weeping willow, weeping willow tree, willows, willow trees, weeping willows',
  '@birchtree': 'birch tree, birch, birches, birch trees, silver birch, white birch | aspen',
  '@pinecone': 'pine cone, pinecone, pine cones, pinecones, fir cone, fir cones',
  '@log': 'log, wooden log, logs, fallen log, mossy log, tree log | fallen tree',
  '@treeroots': 'tree root, tree roots, roots of a tree, gnarled roots | root system',
  '@seeds':
    'seeds, bag of seeds, seed bag, plant seeds, sack of seeds, flower seeds, vegetable seeds | packet of seeds, seed packet, birdseed, bird seed',
  '@anthill': 'anthill, ant hill, anthills, ant mound, ant hills | ant nest, ant colony',
  '@fossil':
    'fossil, fossils, ammonite, ammonites, ammonite fossil, fossil in stone, fossil shell | trilobite, dinosaur fossil',
  '@pearl': 'pearl, pearl in a shell, pearl in an oyster, oyster with a pearl, giant pearl',
  '@pebbles': 'pile of pebbles, heap of pebbles, smooth pebbles, pebble, pebbles, colorful pebbles',
  '@geyser': 'geyser, geysers, old faithful',
  '@eclipse':
    'eclipse, solar eclipse, total solar eclipse, total eclipse, sun eclipse | lunar eclipse',
  '@hail': 'hail, hailstorm, hail storm, hailstones, hail stones, hail cloud',
  '@timemachine': 'time machine, time machines | time travel machine',
};
