/** Where long names may be broken: between syllables, as near to the middle as that goes. */

const LONG = 10;
const LEAST = 3;
const HYPHEN = "\u00ad";
/** A vowel, then one to three consonants, before the last of which a word may be broken. */
const SYLLABLE = /[aáäeéiíoóöőuúüűy](?=([^aáäeéiíoóöőuúüűy]{1,3})[aáäeéiíoóöőuúüűy])/giu;
/** Letters that are one sound. */
const TOGETHER = /(sch|ch|ck|ph|sh|th|gy|ly|ny|ty|sz|zs|cs)$/i;

function breakWord(word: string): string {
  if (word.length < LONG) return word;
  const places = [...word.matchAll(SYLLABLE)].map(({ index, 1: between }) => {
    const last = TOGETHER.exec(between!)?.[0].length ?? 1;
    return index + 1 + between!.length - last;
  });
  const fit = places.filter((place) => place >= LEAST && word.length - place >= LEAST);
  const off = (place: number) => Math.abs(place - word.length / 2);
  const best = fit.sort((a, b) => off(a) - off(b))[0];
  return best === undefined ? word : word.slice(0, best) + HYPHEN + word.slice(best);
}

/** The words of a name, each with the hyphen or the space after it: there it is broken first. */
const WORD = /[^ -]+[ -]?/g;

/** A name whose long words have a place to be broken. */
export const breakable = (name: string): string => name.replace(WORD, (word) => word.replace(/[^ -]+/, breakWord));

/** How many letters the longest word has, with its hyphen. */
export const longest = (name: string): number =>
  Math.max(...(name.match(WORD) ?? [name]).map((word) => word.trimEnd().length));

/** How many letters stand together at most, with the hyphen, where a name is broken wherever it may be. */
export const unbroken = (name: string): number => longest(breakable(name).replaceAll(HYPHEN, "-"));
