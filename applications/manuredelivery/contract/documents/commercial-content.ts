/** The commercial document as a page reads it (7.6): what is issued once stays readable, so nothing else is demanded of it. */
import * as z from 'zod/mini'

const names = z.object({ fi: z.string(), en: z.string() })
const company = z.object({ name: z.string(), businessId: z.string() })
const number = z.nullable(z.number())

export const CommercialDocument = z.object({
  ...{ consignment: z.string(), isReturn: z.boolean(), loadedAt: z.string(), receivedAt: z.string() },
  ...{ driver: z.string(), receivedBy: z.string(), remarks: z.string(), temperature: number },
  consignor: z.object({ ...company.shape, farmId: z.string(), address: z.string() }),
  origin: z.object({ keepingPlace: z.string(), store: z.string(), municipality: z.string() }),
  consignee: z.object({ ...company.shape, plant: z.string(), address: z.string(), approvalNo: z.string() }),
  carrier: z.nullable(z.object({ ...company.shape, licence: z.string(), byproduct: z.string() })),
  vehicle: z.nullable(z.object({ plate: z.string(), boxes: z.array(z.string()) })),
  goods: z.object({ type: names, label: names, wasteCode: z.string() }),
  quantity: z.object({
    kind: z.enum(['estimate', 'measured']),
    ...{ kg: number, m3: number },
    weighings: z.array(
      z.object({ scale: z.string(), box: z.string(), gross: number, tare: number, ticket: z.string() }),
    ),
  }),
  declarations: z.array(z.object({ kind: z.string(), by: z.string(), at: z.string() })),
  declarationsMissing: z.array(z.string()),
  handedOver: z.nullable(z.object({ kind: z.enum(['name', 'absent']), name: z.string() })),
  refusal: z.nullable(z.object({ kind: z.string(), next: z.string() })),
})
export type CommercialDocument = z.infer<typeof CommercialDocument>
