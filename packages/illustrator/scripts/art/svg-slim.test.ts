import { describe, expect, it } from 'vitest';
import { slimSvg } from './svg-slim.ts';

describe('slimSvg', () => {
  it('gives short names and follows every reference', () => {
    const slim = slimSvg(
      '<g filter="url(#filterX9)"><use href="#shapeY"/></g><filter id="filterX9"/><path id="shapeY"/>',
    );
    expect(slim).toBe('<g filter="url(#a)"><use href="#b"/></g><filter id="a"/><path id="b"/>');
  });

  it('keeps numbers apart that stand without a space', () => {
    expect(slimSvg('<path d="M1.23456.98765-0.9999a1 1 0 011.23456.5"/>')).toBe(
      '<path d="M1.23.99-0.99a1 1 0 011.23.5"/>',
    );
  });

  it('leaves colours alone', () => {
    const svg = '<stop stop-color="#F70A8D"/><feColorMatrix values="0 0 0 0 0.866667"/>';
    expect(slimSvg(svg)).toBe(svg);
  });
});
