/** A browser's description of itself (its User-Agent header), said as a person knows it: `Chrome, Windows`. */
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux/],
] as const

/** The first that fits counts, since browsers pretend to be one another; an unknown one is shown as it is. */
export function deviceName(description: string): string {
  return knownDeviceName(description) || description || '–'
}

/** Empty for one that is not known: whoever signs in writes the description, which is no text for a letter. */
export function knownDeviceName(description: string): string {
  return [browsers, systems].flatMap((known) => known.find(([, sign]) => sign.test(description))?.[0] ?? []).join(', ')
}
