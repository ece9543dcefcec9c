/** What stands on each paper (4.1): written once, as canonical JSON, and never changed. Types alone: the drawings read it, too. */

/** Text in both languages. */
export interface Names {
  readonly fi: string
  readonly en: string
}

/** Millionths of a degree. */
export interface Spot {
  readonly lat: number
  readonly lon: number
}

interface Paper {
  readonly number: string
  readonly edition: number
  /** The edition in whose place it stands. */
  readonly replaces: number | null
  readonly issuedAt: string
  readonly orderNumber: string
}

export interface Company {
  readonly name: string
  readonly businessId: string
}

export interface SellerOnPaper extends Company {
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly salesPhone: string
}

export interface YardOnPaper {
  readonly name: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
}

export interface PileOnPaper {
  readonly code: string
  readonly year: number
  readonly moisturePermille: number
  readonly vonPost: string
}

/** Who acknowledged the load, or that nobody was there. */
export interface ReceiptOnPaper {
  readonly kind: 'name' | 'absent'
  readonly name: string
  readonly remarks: string
  readonly at: string
}

/** Quantities in thousandths of the unit. `basis`: how it was measured, empty where nobody said. */
interface GoodsOnPaper {
  readonly code: string
  readonly name: Names
  readonly unit: string
  readonly pile: PileOnPaper | null
  readonly basis: string
  readonly buckets: number
  readonly bucketSize: number
}

export interface WaybillContent extends Paper {
  readonly sender: SellerOnPaper
  readonly swamp: { readonly name: string; readonly municipality: string; readonly place: Spot | null } | null
  readonly recipient: Company
  /** Where it is tipped; null for what the customer collects. */
  readonly site: (YardOnPaper & { readonly place: Spot | null }) | null
  readonly carrier: (Company & { readonly licence: string }) | null
  readonly vehicle: {
    readonly plate: string
    readonly boxes: readonly { readonly name: string; readonly m3: number }[]
  } | null
  readonly driver: string
  readonly takenOverAt: string
  /** Loaded, and what it weighs: whole kilograms, calculated from the volume. */
  readonly goods: readonly (GoodsOnPaper & {
    readonly quantity: number
    readonly m3: number
    readonly massKg: number
    readonly delivered: number | null
  })[]
  readonly mass: { readonly kg: number; readonly isEstimate: boolean }
  readonly freightPaidBy: 'sender' | 'receiver'
  readonly instructions: string
  readonly loadedBy: string
  readonly receipt: ReceiptOnPaper | null
}

export interface DeliveryNoteContent extends Paper {
  readonly seller: SellerOnPaper
  readonly customer: Company
  readonly site: YardOnPaper | null
  readonly deliveredAt: string
  readonly goods: readonly (GoodsOnPaper & {
    /** By the order, of the whole line. */
    readonly ordered: number
    readonly loaded: number | null
    /** With this load. */
    readonly delivered: number
    /** With this load and those before it. */
    readonly deliveredSoFar: number
  })[]
  readonly receipt: ReceiptOnPaper | null
}

/** Sums in cents; below zero where something is taken back. */
export interface PriceRowOnPaper {
  readonly kind: 'goods' | 'freight' | 'fuel' | 'secondDrop' | 'waiting'
  readonly product: Names | null
  /** Null where the row is a fee; loads and quarters are counted, the rest is in thousandths. */
  readonly quantity: number | null
  readonly unit: string
  /** Ten-thousandths of a euro per `priceBase`. */
  readonly unitPrice: number | null
  readonly priceBase: number
  readonly net: number
}

/** How a line came by its price. */
export interface WhyOnPaper {
  readonly product: Names
  readonly unit: string
  /** Null for a price by hand. */
  readonly list: { readonly name: string; readonly version: number } | null
  readonly zone: string
  readonly minQty: number
  readonly includesFreight: boolean
  /** What the office has said of freight in the place of the table. */
  readonly freight?: 'hand' | 'none'
}

export interface ConfirmationContent extends Paper {
  readonly seller: SellerOnPaper
  readonly customer: Company
  readonly purchaseReference: string
  readonly method: 'delivered' | 'collected'
  readonly site: (YardOnPaper & { readonly surface: string; readonly maxCombination: string }) | null
  readonly swamp: string
  readonly week: string
  readonly day: string
  /** The week that the customer asked for, where another one is confirmed. */
  readonly wished?: string
  readonly instructions: string
  readonly goods: readonly {
    readonly name: Names
    readonly unit: string
    readonly ordered: number
    readonly tolerancePct: number
  }[]
  readonly rows: readonly PriceRowOnPaper[]
  readonly why: readonly WhyOnPaper[]
  readonly vat: readonly { readonly rateBp: number; readonly net: number; readonly vat: number }[]
  /** Null where the prices are the office's to give. */
  readonly total: { readonly net: number; readonly vat: number; readonly gross: number } | null
  /** Until when the customer may change it. */
  readonly cutOff: string | null
}
