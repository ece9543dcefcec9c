/** What stands on each document (7.6): written once, as canonical JSON, and never changed. Types alone: the drawings read it. */
export interface Names {
  readonly fi: string
  readonly en: string
}

interface Issued {
  readonly number: string
  readonly edition: number
  /** The edition that it replaces. */
  readonly replaces: number | null
  readonly issuedAt: string
}

export interface Company {
  readonly name: string
  readonly businessId: string
}

export interface WeighingOnDocument {
  readonly source: string
  readonly scale: string
  readonly verifiedUntil: string
  readonly box: string
  readonly gross: number | null
  readonly tare: number | null
  readonly ticket: string
}

export interface CommercialDocumentContent extends Issued {
  readonly consignment: string
  /** Back to the farm: the places are exchanged. */
  readonly isReturn: boolean
  readonly consignor: Company & { readonly farmId: string; readonly address: string }
  readonly origin: { readonly keepingPlace: string; readonly store: string; readonly municipality: string }
  readonly consignee: Company & { readonly plant: string; readonly address: string; readonly approvalNo: string }
  /** Moments; empty where nobody reported them. */
  readonly loadedAt: string
  readonly receivedAt: string
  readonly carrier: (Company & { readonly licence: string; readonly byproduct: string }) | null
  readonly vehicle: { readonly plate: string; readonly boxes: readonly string[]; readonly cover: string } | null
  readonly driver: string
  readonly goods: {
    readonly type: Names
    readonly label: Names
    readonly species: string
    readonly bedding: string
    readonly wasteCode: string
  }
  /** The estimate at the collection, then what the plant measured. */
  readonly quantity: {
    readonly kind: 'estimate' | 'measured'
    readonly kg: number | null
    /** Thousandths of m³. */
    readonly m3: number | null
    readonly basis: string
    readonly weighings: readonly WeighingOnDocument[]
  }
  readonly temperature: number | null
  readonly declarations: readonly { readonly kind: string; readonly by: string; readonly at: string }[]
  readonly declarationsMissing: readonly string[]
  readonly handedOver: { readonly kind: 'name' | 'absent'; readonly name: string } | null
  readonly receivedBy: string
  readonly remarks: string
  readonly refusal: { readonly kind: string; readonly next: string } | null
}

export interface WeighbridgeTicketContent extends Issued {
  readonly consignment: string
  readonly plant: string
  readonly scale: {
    readonly name: string
    readonly serial: string
    readonly divisionKg: number
    readonly verifiedUntil: string
  }
  readonly plate: string
  readonly box: string
  readonly gross: { readonly kg: number; readonly at: string; readonly by: string }
  readonly tare: { readonly kg: number; readonly at: string; readonly by: string }
}

export interface AcceptanceContent extends Issued {
  readonly company: Company & { readonly address: string; readonly phone: string }
  readonly farm: Company
  readonly store: string
  readonly type: Names
  readonly kg: number
  readonly plant: string
  readonly week: string
  readonly day: string
  /** Kilograms of each truck load. */
  readonly loads: readonly number[]
  /** How the goods and the freight are charged, in words; the reason of terms by hand. */
  readonly terms: readonly Names[]
  readonly why: Names
  /** Cents of the whole estimate, seen from the farm: what it gets, below zero what it pays. Null where figures are missing. */
  readonly balance: number | null
  readonly declarations: readonly string[]
  readonly yard: readonly Names[]
}

export interface AmountsOfVat {
  readonly net: number
  readonly vat: number
  readonly gross: number
}

/** Cents; quantities in thousandths, unit prices in ten-thousandths of a euro. */
export interface SettlementStatementContent extends Issued {
  readonly company: Company
  readonly farm: Company & { readonly farmNumber: string }
  readonly from: string
  readonly to: string
  readonly batches: readonly string[]
  /** The company writes the farm's invoices. */
  readonly isSelfBilled: boolean
  readonly rows: readonly {
    readonly number: string
    readonly day: string
    readonly side: string
    readonly name: Names
    readonly quantity: number
    readonly unit: string
    readonly unitPrice: number
    readonly net: number
    readonly vatRateBp: number
  }[]
  readonly vat: readonly (AmountsOfVat & { readonly side: string; readonly rateBp: number })[]
  readonly sale: AmountsOfVat
  readonly purchase: AmountsOfVat
  /** Seen from the farm: what it gets, below zero what it pays. */
  readonly balance: number
}

/** Kilograms, thousandths of m³, grams. */
export interface HandedOverAmounts {
  readonly kg: number
  readonly m3: number | null
  readonly n: number
  readonly p: number
  readonly k: number
}

export interface HandOverRecordContent extends Issued {
  readonly farm: Company & { readonly farmId: string }
  readonly year: number
  /** Whose consignments it holds; empty: every receiver's. */
  readonly company: string
  readonly rows: readonly (HandedOverAmounts & {
    readonly number: string
    readonly day: string
    readonly keepingPlace: string
    readonly store: string
    readonly type: Names
    readonly isTable: boolean
    readonly isEstimate: boolean
    readonly receiver: string
  })[]
  readonly types: readonly (HandedOverAmounts & { readonly type: Names; readonly consignments: number })[]
}

/** To be signed on paper: who hands over, what, from when to when, and by which terms. */
export interface HandOverContractContent extends Issued {
  readonly company: Company & { readonly address: string }
  readonly farm: Company & { readonly farmId: string }
  readonly keepingPlaces: readonly { readonly id: string; readonly municipality: string }[]
  readonly types: readonly { readonly type: Names; readonly terms: readonly Names[] }[]
  readonly kgPerYear: number
  readonly from: string
  readonly to: string
  /** Empty while it is to be signed. */
  readonly signedOn: string
}
