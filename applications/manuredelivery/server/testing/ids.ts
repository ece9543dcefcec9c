/** Ids of what the fixture makes: the same in every test, so that a row of a table can name them. */
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** What one of the two companies has. */
function companyIds(first: number) {
  return {
    company: id(first),
    plant: id(first + 1),
    scale: id(first + 2),
    draftTerm: id(first + 3),
    publishedTerm: id(first + 4),
    carrierTerm: id(first + 5),
    /** The transport company of that row. */
    carrier: id(first + 6),
    type: id(first + 7),
    /** A farm of the company, with its yard, store and a truck of the carrier. */
    account: id(first + 8),
    site: id(first + 9),
    store: id(first + 10),
    vehicle: id(first + 11),
    /** A submitted request of the farm, and a consignment of it that the carrier has. */
    request: id(first + 12),
    consignment: id(first + 13),
    /** An alert of the company's, of its farm by name, that begins later. */
    alert: id(first + 14),
    /** One of its municipality, from the same day. */
    zone: id(first + 15),
    /** The commercial document of that consignment. */
    document: id(first + 16),
    /** An analysis of the farm's manure. */
    analysis: id(first + 17),
    /** A flock of the farm. */
    flock: id(first + 18),
    /** An approved batch with a row, and one without whose approval can be taken back. */
    batch: id(first + 20),
    openBatch: id(first + 21),
  }
}

export const manure = {
  /** Owns Kuntokorpi; pays Korvenranta. */
  novarbo: companyIds(100),
  /** Owns Vanamo; pays Satarahka. */
  ekoasuminen: companyIds(200),
} as const

/** An id that names nothing. */
export const nothing = id(999)
