/** A section of texts or a document: here from the start, or fetched once when somebody asks. */
export type Arrival<Texts> = {
  readonly fetch: () => Promise<Texts>
  texts?: Texts
  underWay?: Promise<Texts>
}

const failed = new Set<Arrival<unknown>>()

export function here<Texts>(texts: Texts): Arrival<Texts> {
  return { fetch: async () => texts, texts }
}

export function fetched<Texts>(fetch: () => Promise<Texts>): Arrival<Texts> {
  return { fetch }
}

/** The texts when they are here; otherwise one and the same promise for everyone who asks. */
export function textsOrPromise<Texts>(arrival: Arrival<Texts>): Texts | Promise<Texts> {
  if (arrival.texts !== undefined) return arrival.texts
  arrival.underWay ??= arrive(arrival)
  return arrival.underWay
}

/** Lets "try again" ask the network again: a failed fetch stays failed until this is called. */
export function forgetFailedTexts(): void {
  for (const arrival of failed) delete arrival.underWay
  failed.clear()
}

async function arrive<Texts>(arrival: Arrival<Texts>): Promise<Texts> {
  try {
    arrival.texts = await arrival.fetch()
    return arrival.texts
  } catch (error) {
    failed.add(arrival)
    throw error
  }
}
