/** How a picture came to be, as it is written into every exported file. Never holds the prompt. */
export interface Provenance {
  /** `trained`: a machine-learned model drew it. `algorithmic`: rules alone, no trained model. */
  readonly digitalSource: 'trained' | 'algorithmic';
  readonly recipe: Recipe;
}

/** What besides the prompt would be needed to make the same picture again. */
export interface Recipe {
  /** Name and, where it has one, version of the engine. */
  readonly engine: string;
  readonly seed: number | string;
  /** Such as `16:9`. */
  readonly aspect: string;
  readonly width: number;
  readonly height: number;
  /** Loops only. */
  readonly seconds?: number;
  readonly framesPerSecond?: number;
}

/** IPTC NewsCodes, the vocabulary that platforms read to label what AI has made. */
const DIGITAL_SOURCE_TYPE = {
  trained: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  algorithmic: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
} as const;

const RECIPE_NAMESPACE = 'urn:loopwright:recipe:1#';

/**
 * The XMP packet that says a file was made by AI. The same input gives the same text, so a file
 * stays the same to the byte; hence no dates.
 *
 * Only the recipe's known fields are written, whatever else the object carries.
 */
export function buildXmpPacket({ digitalSource, recipe }: Provenance): string {
  const properties: [name: string, value: string | number | undefined][] = [
    ['Iptc4xmpExt:DigitalSourceType', DIGITAL_SOURCE_TYPE[digitalSource]],
    ['xmp:CreatorTool', 'Loopwright'],
    ['loopwright:Engine', recipe.engine],
    ['loopwright:Seed', recipe.seed],
    ['loopwright:Aspect', recipe.aspect],
    ['loopwright:Width', recipe.width],
    ['loopwright:Height', recipe.height],
    ['loopwright:Seconds', recipe.seconds],
    ['loopwright:FramesPerSecond', recipe.framesPerSecond],
  ];
  const elements = properties
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `   <${name}>${escapeXml(String(value))}</${name}>`);
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    ' <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '  <rdf:Description rdf:about=""',
    '    xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    '    xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    `    xmlns:loopwright="${RECIPE_NAMESPACE}">`,
    ...elements,
    '  </rdf:Description>',
    ' </rdf:RDF>',
    '</x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes markup and drops the control characters that XML 1.0 cannot hold. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}
