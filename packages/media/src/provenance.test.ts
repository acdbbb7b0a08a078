import { describe, expect, it } from 'vitest';
import { buildXmpPacket, type Provenance } from './provenance.ts';

const provenance: Provenance = {
  digitalSource: 'algorithmic',
  recipe: { engine: 'illustrator', seed: 42, aspect: '16:9', width: 1024, height: 576 },
};

describe('buildXmpPacket', () => {
  it('says that rules alone made the picture, or a trained model', () => {
    expect(buildXmpPacket(provenance)).toContain(
      '<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia<',
    );
    expect(buildXmpPacket({ ...provenance, digitalSource: 'trained' })).toContain(
      '/digitalsourcetype/trainedAlgorithmicMedia<',
    );
  });

  it('carries the recipe and leaves out what a still does not have', () => {
    const still = buildXmpPacket(provenance);
    expect(still).toContain('<xmp:CreatorTool>Loopwright</xmp:CreatorTool>');
    expect(still).toContain('<loopwright:Seed>42</loopwright:Seed>');
    expect(still).not.toContain('Seconds');
    const loop = buildXmpPacket({
      ...provenance,
      recipe: { ...provenance.recipe, seconds: 3, framesPerSecond: 16 },
    });
    expect(loop).toContain('<loopwright:Seconds>3</loopwright:Seconds>');
    expect(loop).toContain('<loopwright:FramesPerSecond>16</loopwright:FramesPerSecond>');
  });

  it('never writes the prompt, even when it is passed in', () => {
    const careless = { ...provenance.recipe, prompt: 'my secret birthday surprise' };
    expect(buildXmpPacket({ ...provenance, recipe: careless })).not.toContain('secret');
  });

  it('escapes markup and drops what XML cannot hold', () => {
    const packet = buildXmpPacket({
      ...provenance,
      recipe: { ...provenance.recipe, engine: `a<b>&"c'\u0000\u0001\uD800]]>` },
    });
    expect(packet).toContain('<loopwright:Engine>a&lt;b&gt;&amp;&quot;c&apos;\uFFFD]]&gt;<');
  });

  it('gives the same text for the same input', () => {
    expect(buildXmpPacket(provenance)).toBe(buildXmpPacket(structuredClone(provenance)));
  });
});
