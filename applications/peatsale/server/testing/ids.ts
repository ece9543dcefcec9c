/** Ids of what the fixture makes: the same in every test, so that a row of a table can name them. */
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** What one of the two sellers has. */
function sellerIds(first: number) {
  return {
    seller: id(first),
    nearZone: id(first + 1),
    farZone: id(first + 2),
    bulk: id(first + 3),
    screened: id(first + 4),
    bales: id(first + 5),
    swamp: id(first + 6),
    bulkPile: id(first + 7),
    screenedPile: id(first + 8),
    baleStore: id(first + 9),
    /** Of somebody who asks to become a customer. */
    request: id(first + 10),
  }
}

/** What one of the carriers has. */
function carrierIds(first: number) {
  return { carrier: id(first), truck: id(first + 1), semi: id(first + 2) }
}

/** What one of the customers has. */
function customerIds(first: number) {
  return { customer: id(first), link: id(first + 1), otherLink: id(first + 2), site: id(first + 3) }
}

/** What one of the orders has: a line, and a load of it that is given to a carrier. */
function orderIds(first: number) {
  const papers = { waybill: id(first + 4), confirmation: id(first + 5), batch: id(first + 6) }
  return { order: id(first), orderLine: id(first + 1), load: id(first + 2), loadLine: id(first + 3), ...papers }
}

export const peat = {
  biolan: sellerIds(100),
  novarbo: sellerIds(200),
  /** Of Biolan's, loaded by Novarbo, too. */
  sharedSwamp: id(300),
  sharedPile: id(301),
  /** Serves Biolan. */
  suokoski: carrierIds(400),
  /** Serves Novarbo. */
  lakeus: carrierIds(410),
  /** Buys from Biolan. */
  kalliorinne: customerIds(500),
  /** Buys from Novarbo. */
  suviranta: customerIds(510),
  /** Buys from both. */
  koivukumpu: customerIds(520),
  /** Kalliorinne's at Biolan; its load is Suokoski's, from Kurkikorvenneva. */
  biolanOrder: orderIds(600),
  /** Suviranta's at Novarbo; its load is Lakeus's, from Tuulikorvensuo. */
  novarboOrder: orderIds(610),
  /** Buys from Biolan; no test but those about customers looks at it. */
  spare: customerIds(530),
  /** The same of Novarbo. */
  otherSpare: customerIds(540),
} as const

/** An id that names nothing. */
export const nothing = id(999)
