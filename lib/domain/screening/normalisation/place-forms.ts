/** Of adjectives that Slavic languages make of places: Kurganskiy, Kurganskaya. */
const adjective =
  /sk(?:[iy]|iy|yy|yi|ii|iĭ|ij|yj|aya|aia|aja|a|oe|oye|oie|oje|o|ogo|oho|oy|oi|ie|iye|e|im|om)?$/;
const minPlace = 4;

/** Whether one of two words is an adjective of the place that the other names: Kurganskiy and Kurgan, Uralsk and Uralskaya. */
export function arePlaceForms(a: string, b: string): boolean {
  const [ofA, ofB] = [placeIn(a), placeIn(b)];
  if (ofA === undefined && ofB === undefined) return false;
  return withoutVowel(ofA ?? a) === withoutVowel(ofB ?? b);
}

function placeIn(word: string): string | undefined {
  if (word.length < minPlace + 2 || !word.includes('sk')) return undefined;
  const place = word.replace(adjective, '');
  return place === word || place.length < minPlace ? undefined : place;
}

const withoutVowel = (place: string): string => place.replace(/[aeoyi]$/, '');

/** Of a place, to look names up by. */
export function placeFormsOf(word: string): string[] {
  const place = placeIn(word);
  if (place !== undefined)
    return [place, `${place}a`, `${place}sk`, ...usualEndings.map((ending) => place + ending)];
  return word.length < minPlace ? [] : usualEndings.map((ending) => withoutVowel(word) + ending);
}

const usualEndings = ['skiy', 'sky', 'skaya'];
