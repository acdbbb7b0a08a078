/** Sheets that explain something. */
export const DIAGRAMS: Readonly<Record<string, string>> = {
  '@watercycle':
    'water cycle, hydrologic cycle, hydrological cycle, rain cycle, water cycle diagram, water cycle infographic, water cycle poster, cycle of water, evaporation and rain cycle',
  '@photosynthesis':
    'photosynthesis, photosynthesis diagram, photosynthesis infographic, photosynthesis process, diagram of photosynthesis',
  '@butterflycycle':
    'butterfly life cycle, life cycle of a butterfly, life cycle of the butterfly, life cycle of butterflies, butterfly lifecycle, lifecycle of a butterfly, stages of a butterfly, butterfly metamorphosis, metamorphosis of a butterfly, caterpillar life cycle, life cycle of a caterpillar',
  '@frogcycle':
    'frog life cycle, life cycle of a frog, life cycle of the frog, life cycle of frogs, frog lifecycle, lifecycle of a frog, frog metamorphosis, metamorphosis of a frog, stages of a frog',
  '@plantcycle':
    'plant life cycle, life cycle of a plant, life cycle of the plant, life cycle of plants, plant lifecycle, lifecycle of a plant, stages of plant growth, plant growth stages, stages of a plant, growth of a plant, life cycle of a flower, flower life cycle, stages of a growing plant, plant growth diagram',
  '@timeline':
    'timeline, time line, timeline infographic, timeline diagram, timelines, timeline template, project timeline, history timeline | roadmap, milestone chart',
  '@flowchart':
    'flowchart, flow chart, flow diagram, process diagram, flowcharts, decision tree diagram, process flow | org chart, organization chart, organigram',
  '@mindmap': 'mind map, mindmap, concept map, mind maps, brainstorm map | spider diagram',
  '@venndiagram': 'venn diagram, venn diagrams',
  '@pyramidchart':
    'pyramid chart, pyramid diagram, hierarchy pyramid, pyramid infographic | maslow pyramid, pyramid of needs, food pyramid',
  '@moodboard':
    'mood board, moodboard, mood boards, moodboards, vision board, inspiration board, color mood board',
  '@moonphases':
    'moon phases, phases of the moon, lunar phases, moon phase chart, lunar cycle, moon cycle, moon phases diagram, phases of moon',
  '@solarsystem':
    'solar system diagram, solar system model, solar system infographic, solar system poster, diagram of the solar system, model of the solar system, map of the solar system, planets of the solar system, the eight planets, eight planets',
  '@infographic': 'infographic template, business infographic',
};

/** Whether it is a sheet that fills the picture when nothing else is there. */
export const isDiagram = (glyph: string): boolean => glyph in DIAGRAMS;
