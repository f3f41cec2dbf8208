import { textOf } from '#collections/text-of.ts';
import { describe, expect, it } from 'vitest';

describe('textOf', () => {
  it('returns the text without tags and comments, with line breaks', () => {
    expect(textOf('<p class="a">Stof <b>valt</b>.<!-- > --><br>Niet</p>')).toBe('Stof valt.\nNiet');
  });

  it('reads character references', () => {
    expect(textOf('<p>A &#x26; B &lt;br&gt; &quot;C&quot;</p>')).toBe('A & B <br> "C"');
  });
});
